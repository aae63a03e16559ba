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
