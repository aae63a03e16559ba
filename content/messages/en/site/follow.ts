export const follow = {
  pageTitle: 'Follow us',
  pageDescription:
    'Each new article on the day it is out: on our channels, and as a feed in English, Arabic and Kurdish.',
  title: 'Never miss an article',
  description:
    'Each article comes with its title, a picture and a link, on the day it is out. Choose a place that you look at anyway.',
  whatsApp: 'Our channel on WhatsApp',
  whatsAppText:
    'Open the channel on your phone, or point its camera at the code. Other followers do not see your number.',
  openChannel: 'Open the channel',
  code: 'QR code of our channel on WhatsApp',
  elsewhere: 'We are here, too',
  telegram: 'Telegram',
  x: 'X',
  linkedIn: 'LinkedIn',
  feeds: 'RSS feeds',
  feedsText:
    'A feed is an address that a reading app asks for new articles, without an account and without anybody choosing for you. Copy the address of your language into the app.',
  languages: { en: 'English', ar: 'Arabic', ckb: 'Kurdish' },
  copy: 'Copy the address',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. Select the address and copy it.',
  otherFormats: 'Other formats:',
};
