export const services = {
  title: 'What we do Best',
  subtitle:
    'Four kinds of work, done by the same five brothers, from the first sketch to the last test.',
  websites: {
    title: 'Modern websites',
    description:
      'Your shop, clinic or company online in Kurdish, Arabic and English, on pages light enough for a weak network.',
    feature1: 'Opens in four seconds on a slow network',
    feature2: 'Three languages, each in its own direction',
    feature3: 'Found by search engines, previewed in WhatsApp',
    feature4: 'You change texts and prices yourself',
  },
  mobileApps: {
    title: 'Mobile apps',
    description: 'An app for Android and iPhone that keeps working when the network does not.',
    feature1: 'One codebase for both platforms',
    feature2: 'Orders wait for the connection',
    feature3: 'Sign-in with a phone number',
    feature4: 'Store accounts in your name',
  },
  softwareApplications: {
    title: 'Software applications',
    description:
      'Stock, orders, invoices and bookings in one program that fits the way you work, instead of ten spreadsheets.',
    feature1: 'A dashboard for every branch',
    feature2: 'Permissions for each employee',
    feature3: 'Invoices in dinars and dollars',
    feature4: 'A backup every day',
  },
  aiWorkflows: {
    title: 'AI workflows',
    description:
      'A machine does the repetitive work and your staff check it: reading invoices, sorting orders, answering the same twenty questions.',
    feature1: 'Reads supplier invoices from a photo',
    feature2: 'Answers in Sorani and Arabic',
    feature3: 'Hands over to a person when in doubt',
    feature4: 'A monthly cost you know in advance',
  },
};
