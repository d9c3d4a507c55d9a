import { PageHead } from '@pressline/shared-ui/head';
import { island } from '@pressline/shared-ui/island';
import { head } from '../content/home/head';
import { Hero } from '../sections/Hero';

// What follows the opening, each part with its text when it comes near: plain sections together, those
// with a life of their own each by itself.
const Features = island(() => import(/* webpackChunkName: "features" */ '../sections/FeatureTour'));
const Middle = island(() => import(/* webpackChunkName: "sections" */ './HomeMiddle'));
const Resources = island(
  () => import(/* webpackChunkName: "resources" */ '../sections/ResourceCarousel'),
);
const End = island(() => import(/* webpackChunkName: "closing" */ './HomeEnd'));

export default function HomePage() {
  return (
    <>
      <PageHead {...head} />
      <Hero />
      <Features />
      <Middle />
      <Resources />
      <End />
    </>
  );
}
