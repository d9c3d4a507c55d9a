import FeatureTour from '../../sections/FeatureTour';
import { withContent } from '../../sections/withContent';
import { featureNames } from './featureNames';

export default withContent(FeatureTour, {
  id: 'features',
  eyebrow: 'Features',
  title: 'From the first call to the loaded truck',
  lead: 'Five parts that share one ticket. Nobody types a quantity twice, and nobody reads last week’s printout.',
  viewLabels: { name: 'View of the features', tabs: 'One by one', grid: 'All at a glance' },
  features: [
    {
      id: 'workflows',
      title: featureNames.workflows,
      icon: 'workflow',
      text: 'Write down the rules your estimators carry in their heads: which run goes digital, which stock needs a drying day, what a rush costs. The route and the price follow from them, at your own rates for plates, press hours, waste and paper.',
      points: [
        'The ticket names the rule that decided',
        'Margin stands beside the price, before the quote leaves',
        'Change a rate once; open quotes show what would change',
      ],
      slip: [
        ['Up to 500 copies', 'Digital, 13 × 19 in'],
        ['Above 500', 'Offset, 28 × 40 in'],
        ['Make-ready', '45 min a form'],
        ['Margin below 24%', 'Ask the estimator'],
      ],
      screen: {
        title: ['Job 4812, catalog', 'Route and price'],
        caption:
          'Job 4812 with its three routing rules and the price that they lead to: $4,789 of cost, 31% margin, quoted at $6,940.',
        content: {
          type: 'rules',
          label: 'Rules, in order',
          rules: [
            { when: 'Run of 2,500 is above 500', result: 'Offset, 28 × 40 press', isTaken: true },
            { when: '32 pages and a cover', result: 'Two 16-page signatures', isTaken: true },
            { when: 'Below 48 pages', result: 'Saddle stitch', isTaken: true },
            { when: 'Coated stock, dark solids', result: 'Add a drying day' },
          ],
          price: {
            label: 'Price at your rates',
            rows: [
              ['Plates, 24', '$336'],
              ['Press, 6.5 hours', '$1,203'],
              ['Paper, 6% waste', '$2,480'],
              ['Stitch, trim, pack', '$770'],
              ['Margin, 31%', '$2,151'],
              ['Quote', '$6,940'],
            ],
          },
        },
      },
    },
    {
      id: 'production',
      title: featureNames.production,
      icon: 'production',
      text: 'One board for presses, folders, stitchers and cutters. Operators see the next ticket with its files, stock and finishing notes, start it with one tap, and report spoilage where it happens.',
      points: [
        'A late form moves everything behind it, and names who is affected',
        'A job waits for what it misses: a die, a proof, a pallet',
        'Hours and sheets come from the machine’s own start and stop',
      ],
      slip: [
        ['Press 2', '4812 Catalog, 06:40'],
        ['Press 5', '4827 Cartons, waits for die'],
        ['Stitcher', '4809 Programs, running'],
        ['Cutter', 'Free until 09:15'],
      ],
      screen: {
        title: ['Production board', 'Thursday'],
        caption:
          'Thursday’s board from 06:00 to 14:00: the catalog runs on press 2, the cartons wait for their die, and the stitcher has the programs until 09:15.',
        content: {
          type: 'board',
          hours: ['06:00', '08:00', '10:00', '12:00'],
          machines: [
            {
              name: 'Press 2',
              jobs: [{ name: '4812 Catalog', from: 1, length: 13, state: 'running' }],
            },
            {
              name: 'Press 5',
              jobs: [
                { name: '4819 Folders', from: 0, length: 5, state: 'running' },
                { name: '4827 Cartons: die', from: 7, length: 8, state: 'waiting' },
              ],
            },
            {
              name: 'Web 13 in',
              jobs: [
                { name: '4833 Labels', from: 2, length: 5 },
                { name: '4836 Sleeves', from: 8, length: 6 },
              ],
            },
            {
              name: 'Stitcher',
              jobs: [
                { name: '4809 Programs', from: 0, length: 7, state: 'running' },
                { name: '4798 Guides', from: 7, length: 5, state: 'late' },
              ],
            },
            { name: 'Cutter', jobs: [{ name: '4809 Programs', from: 7, length: 4 }] },
          ],
        },
      },
    },
    {
      id: 'sales',
      title: featureNames.sales,
      icon: 'users',
      text: 'Quotes, orders and calls per customer, with last year’s job one click from this year’s quote. Sales can see where a job stands without a walk to the press room.',
      points: [
        'A reorder starts from the job, plates and price of the last run',
        'Quotes that nobody has answered come back on the day you choose',
        'A won quote is a ticket at once, with nothing to type again',
      ],
      slip: [
        ['Quote 2291', 'Sent, call on Friday'],
        ['Quote 2294', 'Won, now job 4831'],
        ['Reorder of 4410', 'New date, same plates'],
      ],
      screen: {
        title: ['Quotes', 'This week'],
        caption:
          'Quotes of one week in three columns: two in estimating, two sent and waiting, two won and already job tickets.',
        content: {
          type: 'pipeline',
          stages: [
            {
              name: 'Estimating',
              quotes: [
                { customer: 'Harbor Museum', value: '$4,180', note: 'Posters, 3 versions' },
                { customer: 'Linden Dairy', value: '$12,600', note: 'Cartons, needs dieline' },
              ],
            },
            {
              name: 'Sent',
              quotes: [
                {
                  customer: 'Ridge Outdoor',
                  value: '$6,940',
                  note: '2291, call Friday',
                  isHot: true,
                },
                { customer: 'St. Anne School', value: '$1,310', note: '2288, opened today' },
              ],
            },
            {
              name: 'Won',
              quotes: [
                { customer: 'Vale Theater', value: '$2,475', note: '2294, now job 4831' },
                { customer: 'Oak & Iron', value: '$890', note: 'Reorder of 4410' },
              ],
            },
          ],
        },
      },
    },
    {
      id: 'inventory',
      title: featureNames.inventory,
      icon: 'truck',
      text: 'Paper is reserved when the job is scheduled, not when somebody goes looking for it. Reorder points, outside work and supplier prices feed the next estimate.',
      points: [
        'What is free is what no ticket has claimed',
        'Outside work is ordered from the ticket, with its due date',
        'A new supplier price reaches the next quote, not the last one',
      ],
      slip: [
        ['100 lb gloss text', '14,200 sheets'],
        ['Reserved', '9,600 sheets'],
        ['Free', '4,600, order today'],
      ],
      screen: {
        title: ['Stock', 'Reserved, free, reorder point'],
        caption:
          'Four stocks with what is reserved, what is free and the reorder point. The gloss text has fallen below its point, so that it says: order today.',
        content: {
          type: 'stock',
          stocks: [
            {
              name: '100 lb gloss text',
              note: '4,600 free, order today',
              reserved: 48,
              free: 23,
              reorderAt: 30,
            },
            { name: '14 pt C1S board', note: '9,400 free', reserved: 36, free: 42, reorderAt: 15 },
            { name: '60 lb offset', note: '23,300 free', reserved: 18, free: 70, reorderAt: 20 },
            {
              name: '54 in cast vinyl',
              note: '230 ft free',
              reserved: 55,
              free: 28,
              reorderAt: 20,
            },
          ],
        },
      },
    },
    {
      id: 'ecommerce',
      title: featureNames.ecommerce,
      icon: 'tag',
      badge: 'Beta',
      text: 'A storefront for the people who reorder: approved templates, contract prices, their own history. What they order reaches Intake as a ticket that is already priced.',
      points: [
        'Buyers change what a template allows, and nothing else',
        'The proof that was approved is the file that is printed',
        'Contract prices by customer; no price list to keep in two places',
      ],
      slip: [
        ['Business cards', 'Template, 3 names'],
        ['Price', 'By contract'],
        ['Proof', 'Approved by buyer'],
      ],
      screen: {
        title: ['Storefront of Ridge Outdoor', 'Order 318'],
        caption:
          'An order in a customer’s storefront: the approved proof of a business card, and 3 names of 500 cards at the contract price of $147.',
        content: {
          type: 'storefront',
          label: 'Proof, trim dashed',
          card: ['Mara Lindqvist', 'Trail operations', 'Ridge Outdoor'],
          approval: 'Approved by the buyer, 10:42',
          order: {
            label: 'Business cards, 16 pt',
            rows: [
              ['Names', '3'],
              ['Cards a name', '500'],
              ['Contract price a name', '$49'],
              ['Ships with job 4836', 'Friday'],
              ['Total', '$147'],
            ],
          },
        },
      },
    },
  ],
});
