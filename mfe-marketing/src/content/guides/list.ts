/** What other pages say about a guide; one entry adds one. */
export interface GuideCard {
  path: string;
  /** Title of the document and of a card. */
  title: string;
  description: string;
  readingMinutes: number;
}

export const guideList = {
  bottlenecks: {
    path: '/resources/bottlenecks-guide',
    title: 'Five ways out of a print production bottleneck',
    description:
      'Find the station that holds up your shop in one shift, then clear it with better tickets, release, make-ready, alerts and feedback. Every number is shown.',
    readingMinutes: 9,
  },
  fastQuotes: {
    path: '/resources/fast-quotes-guide',
    title: 'Fast print quotes that hold up in production',
    description:
      'What a slow quote costs, how speed improves accuracy, and six numbers to watch as you bring quoting time under 15 minutes.',
    readingMinutes: 7,
  },
  strategist: {
    path: '/resources/strategist-guide',
    title: 'From Operator to Strategist: running a print shop in 2025',
    description:
      'Six habits that separate running jobs from running a shop, four pillars to build on, six indicators to watch, and a calculator for your own shop.',
    readingMinutes: 8,
  },
  idleTime: {
    path: '/resources/idle-time-guide',
    title: 'Idle time in the press room: where it hides, what it costs',
    description:
      'OEE, TOC, SMED and WIP in plain English, five ways to turn waiting into press hours, a KPI scorecard, and a calculator that shows what you’d gain.',
    readingMinutes: 7,
  },
  calculators: {
    path: '/resources/roi-calculator',
    title: 'ROI and OEE calculators for print shops',
    description:
      'Enter nine numbers about quoting and rework and three about your presses. See what faster quotes and higher OEE are worth, with every formula shown.',
    readingMinutes: 2,
  },
} satisfies Record<string, GuideCard>;
