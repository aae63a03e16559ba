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
