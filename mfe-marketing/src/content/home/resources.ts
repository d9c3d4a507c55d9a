import ResourceCarousel from '../../sections/ResourceCarousel';
import { withContent } from '../../sections/withContent';
import { type GuideCard, guideList } from '../guides/list';

const linkTo = ({ path, readingMinutes }: GuideCard) => ({ to: path, readTime: readingMinutes });

export default withContent(ResourceCarousel, {
  id: 'resources',
  eyebrow: 'Resources',
  title: 'Read how it is done first',
  lead: 'Guides for the people who run the floor and those who answer for it, with the arithmetic shown. Open to everyone, no address asked.',
  featuredLabel: 'Start here',
  labels: {
    name: 'Resources, moving by themselves',
    pause: 'Pause the resources',
    play: 'Play the resources',
    previous: 'Previous resource',
    next: 'Next resource',
    show: 'Show',
  },
  resources: [
    {
      category: 'Production',
      title: 'Five ways past a bottleneck',
      description:
        'Find the one station that sets the pace of the shop, and what to do before buying a second one.',
      ...linkTo(guideList.bottlenecks),
      isFeatured: true,
    },
    {
      category: 'Estimating',
      title: 'Fast quotes that still earn money',
      description:
        'How response time and win rate hang together, and which checks must not be skipped for speed.',
      ...linkTo(guideList.fastQuotes),
    },
    {
      category: 'Management',
      title: 'From operator to strategist',
      description:
        'What changes when the day no longer starts with the question which job is late.',
      ...linkTo(guideList.strategist),
    },
    {
      category: 'Press room',
      title: 'Where press hours go idle',
      description:
        'OEE without the folklore: availability, performance and quality, measured on a real shift.',
      ...linkTo(guideList.idleTime),
    },
    {
      category: 'Calculators',
      title: 'What would it be worth to you?',
      description:
        'Put in your jobs, minutes and rates. Every formula is shown, and the result is yours to share.',
      ...linkTo(guideList.calculators),
    },
  ],
});
