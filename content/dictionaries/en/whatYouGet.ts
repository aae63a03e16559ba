export const whatYouGet = {
  title: 'What you get',
  subtitle:
    'Every contract covers nine things: production software, UI/UX design, branding, deployment, documentation, staff training, launch-day support, the full source code and IP ownership.',
  productionSoftware: {
    title: 'Production software',
    description:
      'The finished program, tested on old phones and weak networks, ready for customers on its first day.',
  },
  uiUxDesign: {
    title: 'UI/UX design',
    description:
      'Every screen is designed and tried out before it is built, in Kurdish, Arabic and English.',
  },
  branding: {
    title: 'Branding',
    description:
      'A logo, colours and typefaces that suit Kurdish, Arabic and Latin letters, with files for print and shop signs.',
  },
  deployment: {
    title: 'Deployment',
    description:
      'We put it on the server and in the app stores, and open every account in the name of your company.',
  },
  ipOwnership: {
    title: 'IP ownership',
    description:
      'With each instalment you pay, the code, designs and documents of that stage become your property in writing. The full source code is in your own account.',
  },
  launchDaySupport: {
    title: 'Launch-day support',
    description:
      'On the day you open, the people who built it sit with you, watch the first orders and fix what goes wrong.',
  },
  documentation: {
    title: 'Documentation',
    description:
      'Instructions with which another programmer can build the project without phoning us, and a short guide for your staff.',
  },
};
