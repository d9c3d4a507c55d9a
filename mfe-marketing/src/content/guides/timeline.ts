export const timeline = {
  label: 'From the Operator Era to the Strategist Era',
  eras: [
    {
      year: '1990s',
      name: 'Operator Era',
      text: 'Film, plates, ink by eye. The best person in the shop is the one who can run the difficult press.',
    },
    {
      year: '2001',
      name: 'Standards',
      text: 'PDF/X becomes ISO 15930, CIP4 publishes JDF. Files and machines begin to speak one language.',
    },
    {
      year: '2010s',
      name: 'Connected shop',
      text: 'Computer-to-plate is ordinary, orders come through the web, run lengths shrink, tickets multiply.',
    },
    {
      year: '2025',
      name: 'Strategist Era',
      text: 'Software routes, prices and schedules. The best person is the one who decides what it should aim for.',
    },
  ],
} as const;
