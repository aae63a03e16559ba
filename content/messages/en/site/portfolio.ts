export const portfolio = {
  pageTitle: 'Our projects: apps, websites and dashboards',
  pageDescription:
    'Ten projects by Lutka: a Kurdish app with AI, a chatbot, dashboards, a CRM, and websites for a charity, a community and a restaurant.',
  title: 'Our work',
  subtitle:
    'Ten projects, from a Kurdish app with four smart tools to the website of a single restaurant.',
  close: 'Close',
  open: 'Enlarge {title}',
  play: 'Play',
  pause: 'Pause',
  project1: {
    title: 'All-in-one Kurdish app',
    description:
      'Four tools in one mobile app: translation between Kurdish dialects, AI chat, pictures from text, and flash cards made by AI.',
  },
  project2: {
    title: 'AI web applications',
    description:
      'Tools in the browser that summarise contracts, write product texts and answer questions from your own documents.',
  },
  project3: {
    title: 'CRM dashboard',
    description:
      'One page for each client, with calls, quotes and invoices. In the morning it shows whom to ring first.',
  },
  project4: {
    title: 'Calculator widgets',
    description:
      'Loan instalments, delivery fees, tiles by the metre: small calculators that go into any website with one line of code.',
  },
  project5: {
    title: 'Custom chatbot for the Saudi market',
    description:
      'It answers in the Saudi dialect, looks up an order by its number and passes complaints to a person.',
  },
  project6: {
    title: 'Charity website with admin dashboard',
    description:
      'Visitors see how much each campaign still needs. Staff record donations and publish reports in the dashboard.',
  },
  project7: {
    title: 'Custom dashboards',
    description:
      'Sales, stock and branches in figures that are always up to date. Each employee sees what concerns their own job.',
  },
  project8: {
    title: 'Complete software solutions',
    description:
      'Website, app, stock and invoices in one system. What the shop sells is taken off the app at the same moment.',
  },
  project9: {
    title: 'Kurdish community website with admin dashboard',
    description:
      'News, events and membership of a Kurdish community abroad, kept up to date by volunteers in the dashboard.',
  },
  project10: {
    title: 'Restaurant website',
    description:
      'The menu with pictures and prices, a table booked in three taps, and orders through WhatsApp.',
  },
};
