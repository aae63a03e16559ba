/** Titles and descriptions of the pages of tags, categories and series. Only the server reads them. */
export const topics = {
  tag: {
    title: 'Articles tagged “{name}”',
    description:
      'What we have written on “{name}”, the newest first: lessons from building software for businesses in Kurdistan and Iraq.',
  },
  /** A category that an editor made up. */
  category: {
    title: 'Articles in “{name}”',
    description:
      'Everything under “{name}”, the newest first: lessons from building software for businesses in Kurdistan and Iraq.',
  },
  series: {
    title: 'The series “{name}”',
    description:
      'All parts of the series “{name}”, in the order in which they are best read, from the first to the last.',
  },
  categories: {
    webDevelopment: {
      title: 'Articles on web development',
      description:
        'How we build websites that open fast on a phone, read well in three languages, and bring in customers.',
    },
    mobileApps: {
      title: 'Articles on mobile apps',
      description:
        'When a business needs an app, what it costs, and how an idea gets onto the phones of its customers.',
    },
    aiMachineLearning: {
      title: 'Articles on AI and machine learning',
      description:
        'Where AI takes real work off a business today, where it does not yet, and what to check before you rely on it.',
    },
    softwareEngineering: {
      title: 'Articles on software engineering',
      description:
        'How good software is made: contracts, source code, testing and handover, explained for those who pay for it.',
    },
    uiUxDesign: {
      title: 'Articles on UI/UX design',
      description:
        'Design that people understand at once: layouts from right to left, type, forms, and what users really do.',
    },
    technologyTrends: {
      title: 'Articles on technology trends',
      description:
        'What is new in technology, and what of it matters to a business in Kurdistan and Iraq.',
    },
    tutorials: {
      title: 'Tutorials, step by step',
      description:
        'Guides to follow on your own, from selling with WhatsApp to looking after your website.',
    },
    general: {
      title: 'Articles on everything else',
      description:
        'Articles that fit no other category: news from the workshop, and thoughts on software and business.',
    },
  },
};
