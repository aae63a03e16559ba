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
