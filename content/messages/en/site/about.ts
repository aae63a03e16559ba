export const about = {
  pageTitle: 'Five brothers, one software company',
  pageDescription:
    'Rebin, Shwan, Hemin, Zana and Dara Karim plan, design and build software in Sulaymaniyah. See who does what, and whom you will be talking to.',
  title: 'Meet the brothers',
  description:
    'Five brothers share a workshop on Salim Street in Sulaymaniyah. Each has his own trade, and the one who promises you a date sits next to the one who has to keep it.',
  member1: {
    name: 'Rebin Karim',
    role: 'Director and project lead',
    description: 'He writes the list, the price and the date, and answers for all three.',
    expertise1: 'Project planning',
    expertise2: 'Contracts and budgets',
    expertise3: 'Code handover',
    expertise4: 'Staff training',
  },
  member2: {
    name: 'Shwan Karim',
    role: 'Mobile app developer',
    description:
      'Before he builds an app, he spends a day in the shop to see how orders really come in.',
    expertise1: 'Android and iPhone',
    expertise2: 'Online orders',
    expertise3: 'Working offline',
    expertise4: 'WhatsApp Business',
  },
  member3: {
    name: 'Hemin Karim',
    role: 'Web developer',
    description: 'He counts kilobytes, so that a page opens on a phone in the mountains too.',
    expertise1: 'Fast websites',
    expertise2: 'Servers and databases',
    expertise3: 'Search engines',
    expertise4: 'Security',
  },
  member4: {
    name: 'Zana Karim',
    role: 'Designer',
    description:
      'He designs the Kurdish and Arabic screens first and tries them out with people who read both every day.',
    expertise1: 'User interfaces',
    expertise2: 'Right-to-left design',
    expertise3: 'Branding',
    expertise4: 'Typefaces',
  },
  member5: {
    name: 'Dara Karim',
    role: 'AI engineer',
    description:
      'He hands the dull part of the work to a machine and decides where it has to stop and ask.',
    expertise1: 'AI automation',
    expertise2: 'Reading invoices',
    expertise3: 'Chatbots',
    expertise4: 'Kurdish language tools',
  },
  profileLink: 'LinkedIn profile of {name}',
};
