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
