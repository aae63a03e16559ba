export const contact = {
  title: 'Tell us what you need',
  subtitle: 'We answer within a few hours, Monday to Friday, 9:00 to 18:00.',
  email: 'Write to us',
  telephone: 'Call us',
  demo: 'Schedule a demo',
  demoText:
    'Thirty minutes online: you show us the work, we show you what can be built and what it costs.',
};
