export const hero = {
  pageTitle: 'Software from Kurdistan, ready in under 2 months',
  pageDescription:
    'Lutka builds websites, mobile apps, custom software and AI automation for businesses in Kurdistan and Iraq: one team, a fixed price, 100% money back.',
  eyebrow: 'Software company in Sulaymaniyah',
  promise: 'ready in under 2 months.',
  subtitle:
    'One team, a fixed price, and your money back in full if we do not deliver. The source code is yours.',
  contactUs: 'Contact Us',
  viewExamples: 'View Examples',
  globeLabel: 'Globe with six cities marked: Sulaymaniyah, Erbil, Duhok, Kirkuk, Baghdad and Dubai',
  globeHelp: 'Drag it or press the left and right arrow keys to turn it.',
};
