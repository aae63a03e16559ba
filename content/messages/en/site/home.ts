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

export const morphingTexts = {
  websites: 'Websites',
  mobileApps: 'Mobile apps',
  aiAutomation: 'AI automation',
};

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

export const customers = {
  title: 'Trusted by businesses in Kurdistan and Iraq',
  viewProjects: 'View Our Projects',
  customer1: { name: 'Galawezh Clinic', alt: 'Logo of Galawezh Clinic' },
  customer2: { name: 'Nergiz Bakery', alt: 'Logo of Nergiz Bakery' },
  customer3: { name: 'Hawraz Courier', alt: 'Logo of Hawraz Courier' },
  customer4: { name: 'Chrakan School', alt: 'Logo of Chrakan School' },
  customer5: { name: 'Kani Sard Hotel', alt: 'Logo of Kani Sard Hotel' },
  customer6: { name: 'Sharazur Farm Co-operative', alt: 'Logo of Sharazur Farm Co-operative' },
  customer7: { name: 'Mor Print House', alt: 'Logo of Mor Print House' },
  customer8: { name: 'Palawan Gym', alt: 'Logo of Palawan Gym' },
};

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

export const aiCentricSoftware = {
  title: 'AI-centric software',
  subtitle: 'The machine does the repetitive work. The last word stays with a person.',
  feature1: {
    title: 'Reads paper',
    text: 'A photo of an invoice or form becomes rows in your database. Ordinary code then adds the sums up again.',
  },
  feature2: {
    title: 'Answers customers',
    text: 'In Sorani, Arabic and English, day and night, from a page of answers that you wrote.',
  },
  feature3: {
    title: 'Sorts orders',
    text: 'It takes the item, quantity, district and time out of a chat message. Your staff confirm.',
  },
  feature4: {
    title: 'Writes drafts',
    text: 'Product descriptions in three languages, corrected by someone who knows the goods.',
  },
  feature5: {
    title: 'Searches your documents',
    text: 'Your staff ask in their own words and see the place in the contract or price list that has the answer.',
  },
  feature6: {
    title: 'Stops in time',
    text: 'Prices, discounts and complaints go to a person, and so does anything doubtful.',
  },
  benefitsTitle: 'What changes for you',
  benefit1: 'Fewer hours of typing every week',
  benefit2: 'Customers get an answer at night too',
  benefit3: 'Wrong sums are caught before they are saved',
  benefit4: 'You know the monthly cost in advance',
  processTitle: 'The path, in seven weeks',
  step1: {
    title: 'Set out',
    text: 'Week 1: we come to you, see the work where it is done and list every screen, with a fixed price and a delivery date.',
  },
  step2: {
    title: 'Draw the map',
    text: 'Week 2: you tap through the designed screens on your own phone. A mistake found now takes an hour to fix.',
  },
  step3: {
    title: 'Climb',
    text: 'Weeks 3 to 6: we build and test. Every Thursday a new version reaches your phone, and you tell us what to correct.',
  },
  step4: {
    title: 'Reach the summit',
    text: 'Week 7: we launch, train your staff and hand over the last keys. The source code has been in your account since week 1.',
  },
  callToAction: {
    title: 'Which task eats your evenings?',
    text: 'Tell us about it. In half an hour we can say whether a machine could do it, and what that would cost.',
    button: 'Contact Us',
  },
};

export const timeline = {
  title: 'Where the months go',
  subtitle:
    'The same app, built the usual way and by us. The usual weeks are our estimate for a medium-sized app; ours are written in the contract.',
  stages: {
    columnStage: 'Stage',
    columnTraditional: 'Several agencies in turn',
    columnOurs: 'Lutka, one team',
    row1: {
      stage: 'Agreeing on what to build',
      traditional: '4 to 6 weeks with a consultant',
      ours: '1 week, where you work',
    },
    row2: {
      stage: 'Design',
      traditional: '4 to 6 weeks at a design agency',
      ours: '1 week, tried out on your phone',
    },
    row3: {
      stage: 'Building',
      traditional: '12 to 16 weeks at a development agency',
      ours: '3 weeks, with a new version every Thursday',
    },
    row4: {
      stage: 'Testing and corrections',
      traditional: '4 to 6 weeks, back and forth between agencies',
      ours: '1 week, by the people who built it',
    },
    row5: {
      stage: 'Launch and handover',
      traditional: '2 to 5 weeks with a hosting company',
      ours: '1 week, with the keys in your hand',
    },
    totals: {
      stage: 'Total',
      traditional: '26 to 39 weeks: 6 to 9 months',
      ours: '7 weeks: under 2 months',
    },
  },
};

export const guarantee = {
  title: 'What we put in writing',
  text: 'Every contract makes four promises. If we break the first, you get back everything you paid.',
  promise1: {
    title: 'Delivery in under 2 months',
    text: 'The day is in the contract. Larger work comes in stages, the first of them ready to use in under 2 months.',
  },
  promise2: {
    title: 'One team',
    text: 'The five of us plan, design, build and launch. You talk to the same people from the first day to the last.',
  },
  promise3: {
    title: 'Fixed price',
    text: 'You know the total before we begin. If our estimate was wrong, the loss is ours.',
  },
  promise4: {
    title: '100% money back',
    text: 'If what is on the list is not in your hands on the agreed day, every instalment comes back to you.',
  },
  questionsTitle: 'Questions from business owners',
  q1: {
    question: 'How long does a mobile app take?',
    answer:
      'Four to twelve weeks. A first version usually takes seven or eight, so it is finished in under 2 months. We divide a longer list into stages: your customers use the first one in under 2 months, and the rest follows by week twelve. Each stage has its own date and price in the contract.',
  },
  q2: {
    question: 'Who owns the source code?',
    answer:
      'You do. From the first week it is kept in a repository in the account of your company, with its whole history. With each instalment, the code, designs and documents of that stage become your property. Parts written by others, such as open-source libraries, keep their own licences, and you get a list of them.',
  },
  q3: {
    question: 'What exactly does money back mean?',
    answer:
      'If what the contract lists is not delivered by the agreed day, you may leave. Within 14 days we pay back everything you paid, in the same currency, and the code comes back to us. Days we spend waiting for your texts, pictures or approval are added to the date. If you stop for reasons of your own, you pay for what you have received, and it remains yours.',
  },
  q4: {
    question: 'What does it cost?',
    answer:
      'That depends on the number of screens, and on accounts, payments and languages. Our blog works out an example: eight screens in two languages, with accounts and a dashboard, for Android and iPhone, take 39 working days. At an assumed 100 dollars a day, with a reserve, that is about 4,500 dollars. Your quote prices every part separately, so you can strike some out.',
  },
  q5: {
    question: 'In which currency do I pay, and when?',
    answer:
      'In US dollars, euros or Iraqi dinars, as you like. The contract names one of them, and the amount stays the same when the exchange rate moves. You pay in three parts: at the start, when a version runs on your phone, and on delivery.',
  },
  q6: {
    question: 'Which languages can it have?',
    answer:
      'Sorani, Arabic and English, each designed in its own direction. You choose how many; in an ordinary app, a further language takes about two working days. We speak all three, so we can meet in whichever you prefer.',
  },
  q7: {
    question: 'Who looks after hosting afterwards?',
    answer:
      'The server is rented in your name and paid with your card; for a small app it costs about 20 dollars a month. We can look after it for a monthly fee named in the contract, or hand it to anyone you choose. If you leave us, everything keeps running.',
  },
  q8: {
    question: 'What if I need changes?',
    answer:
      'If something on the list is faulty, we fix it free of charge until three months after delivery. Anything new gets its own price and date in writing, and we begin once you agree. Texts, pictures and prices you change yourself in the dashboard.',
  },
};
