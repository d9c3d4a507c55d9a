import type { ComponentProps } from 'react';
import { ClosingCall } from './ClosingCall';
import { ContactOptions } from './ContactOptions';
import { CustomerQuotes } from './CustomerQuotes';
import { FeatureGrid } from './FeatureGrid';
import { Hero } from './Hero';
import { PricingPlans } from './PricingPlans';
import { ResourceCards } from './ResourceCards';
import { SectorGrid } from './SectorGrid';
import { WorkflowStrip } from './WorkflowStrip';

/** Every kind of section; one line adds one. */
export const sectionComponents = {
  hero: Hero,
  features: FeatureGrid,
  workflow: WorkflowStrip,
  sectors: SectorGrid,
  customers: CustomerQuotes,
  pricing: PricingPlans,
  resources: ResourceCards,
  contact: ContactOptions,
  closing: ClosingCall,
} as const;

type SectionComponents = typeof sectionComponents;

/** One block of a page, as data: `type` chooses the component, the rest are its props. */
export type Section = {
  [T in keyof SectionComponents]: { type: T } & ComponentProps<SectionComponents[T]>;
}[keyof SectionComponents];
