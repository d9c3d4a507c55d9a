import { island } from '@pressline/shared-ui/island';
import type { ComponentProps } from 'react';
import { Hero } from './Hero';

/**
 * Every kind of section; one line adds one. What opens a page is in its chunk. Everything else
 * arrives when it comes near: plain sections together, those with a life of their own each by itself.
 */
export const sectionComponents = {
  hero: Hero,
  features: island(() => import(/* webpackChunkName: "features" */ './FeatureTour')),
  workflow: island(() => import(/* webpackChunkName: "sections" */ './WorkflowStrip')),
  sectors: island(() => import(/* webpackChunkName: "sections" */ './SectorGrid')),
  customers: island(() => import(/* webpackChunkName: "sections" */ './CustomerQuotes')),
  pricing: island(() => import(/* webpackChunkName: "sections" */ './PricingPlans')),
  resources: island(() => import(/* webpackChunkName: "resources" */ './ResourceCarousel')),
  contact: island(() => import(/* webpackChunkName: "forms" */ './ContactSection')),
  newsletter: island(() => import(/* webpackChunkName: "forms" */ './NewsletterSection')),
  trial: island(() => import(/* webpackChunkName: "sections" */ './TrialSection')),
  closing: island(() => import(/* webpackChunkName: "sections" */ './ClosingCall')),
} as const;

type SectionComponents = typeof sectionComponents;

/** One block of a page, as data: `type` chooses the component, the rest are its props. */
export type Section = {
  [T in keyof SectionComponents]: { type: T } & ComponentProps<SectionComponents[T]>;
}[keyof SectionComponents];
