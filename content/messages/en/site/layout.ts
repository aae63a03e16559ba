export const navigation = {
  home: 'Home',
  portfolio: 'Portfolio',
  blog: 'Blog',
  about: 'About',
  follow: 'Follow us',
  contact: 'Contact',
  features: 'Features',
  aiCentricSoftware: 'AI-centric software',
  connect: 'Connect',
  mainLabel: 'Main',
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  language: 'Language',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

export const contact = {
  title: 'Tell us what you need',
  subtitle: 'We answer within a few hours, Monday to Friday, 9:00 to 18:00.',
  email: 'Write to us',
  telephone: 'Call us',
  demo: 'Schedule a demo',
  demoText:
    'Thirty minutes online: you show us the work, we show you what can be built and what it costs.',
};

export const footer = {
  tagline: 'Websites, apps and AI automation, built in Kurdistan.',
  product: 'Product',
  company: 'Company',
  connect: 'Connect',
  privacy: 'Privacy',
  terms: 'Terms of Service',
  linkedIn: 'LinkedIn',
  registry: 'Company registry',
  opensInNewTab: '(opens in a new tab)',
  copyright: '© {year} {name}. All rights reserved.',
};

export const notFound = {
  title: '404 Page Not Found',
  text: 'This path ends here. The page may have moved, or the address has a slip in it.',
  home: 'Go to the home page',
};
