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
      'Find the station that holds up your shop in one shift, then free it: tickets, release, make-ready, alerts and feedback, each with numbers to check.',
    readingMinutes: 9,
  },
  fastQuotes: {
    path: '/resources/fast-quotes-guide',
    title: 'Fast print quotes that hold on the floor',
    description:
      'What a slow quote costs, how speed and accuracy go together, and which six numbers to watch while you bring quoting time below 15 minutes.',
    readingMinutes: 8,
  },
  strategist: {
    path: '/resources/strategist-guide',
    title: 'From Operator to Strategist: running a print shop in 2025',
    description:
      'Six habits that separate running jobs from running a shop, four pillars to build on, six indicators to steer by, and a calculator for your own case.',
    readingMinutes: 9,
  },
  idleTime: {
    path: '/resources/idle-time-guide',
    title: 'Idle time in the press room: where it hides, what it costs',
    description:
      'OEE, TOC, SMED and WIP in plain words, five ways to turn waiting into press hours, a KPI scorecard, and a calculator for what they are worth.',
    readingMinutes: 9,
  },
  calculators: {
    path: '/resources/roi-calculator',
    title: 'ROI and OEE calculators for print shops',
    description:
      'Nine numbers about quoting and rework, three about your presses: see what faster quotes and higher OEE are worth, with every formula shown.',
    readingMinutes: 3,
  },
} satisfies Record<string, GuideCard>;
