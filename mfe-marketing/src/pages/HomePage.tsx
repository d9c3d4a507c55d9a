import { PageHead } from '@pressline/shared-ui/head';
import { island } from '@pressline/shared-ui/island';
import { head } from '../content/home/head';
import { opening } from '../content/home/opening';
import { Hero } from '../sections/Hero';

/**
 * What follows the opening, from top to bottom; one line adds one. Each arrives with its text when it
 * comes near: plain sections together, those with a life of their own each by itself.
 */
const sections = [
  island(() => import(/* webpackChunkName: "features" */ '../content/home/features')),
  island(() => import(/* webpackChunkName: "sections" */ '../content/home/workflow')),
  island(() => import(/* webpackChunkName: "sections" */ '../content/home/sectors')),
  island(() => import(/* webpackChunkName: "sections" */ '../content/home/customers')),
  island(() => import(/* webpackChunkName: "sections" */ '../content/home/pricing')),
  island(() => import(/* webpackChunkName: "resources" */ '../content/home/resources')),
  island(() => import(/* webpackChunkName: "closing" */ '../content/home/contact')),
  island(() => import(/* webpackChunkName: "closing" */ '../content/home/newsletter')),
  island(() => import(/* webpackChunkName: "closing" */ '../content/home/trial')),
  island(() => import(/* webpackChunkName: "closing" */ '../content/home/closing')),
];

export default function HomePage() {
  return (
    <>
      <PageHead {...head} />
      <Hero {...opening} />
      {sections.map((Section, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
        <Section key={position} />
      ))}
    </>
  );
}
