import FeatureTour from '../../sections/FeatureTour';
import { withContent } from '../../sections/withContent';
import { featureNames } from './featureNames';
import { featureScreens } from './featureScreens';

export default withContent(FeatureTour, {
  id: 'features',
  eyebrow: 'Features',
  title: 'From the first call to the loaded truck',
  lead: 'Five parts that share one ticket. Nobody types a quantity twice, and nobody reads last week’s printout.',
  viewLabels: { name: 'View of the features', tabs: 'One by one', grid: 'All at a glance' },
  features: [
    {
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
      screen: featureScreens.workflows,
    },
    {
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
      screen: featureScreens.production,
    },
    {
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
      screen: featureScreens.sales,
    },
    {
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
      screen: featureScreens.inventory,
    },
    {
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
      screen: featureScreens.ecommerce,
    },
  ],
});
