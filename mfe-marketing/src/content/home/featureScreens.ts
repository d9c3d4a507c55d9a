import type { ScreenProps } from '../../components/screens/Screen';

/** The screen of each feature, by the id of its tab. */
export const featureScreens = {
  workflows: {
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
  production: {
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
  sales: {
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
  inventory: {
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
  ecommerce: {
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
} satisfies Record<string, ScreenProps>;
