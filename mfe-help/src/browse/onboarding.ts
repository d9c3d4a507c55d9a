import type { IconName } from '@pressline/shared-ui';

export interface Onboarding {
  title: string;
  text: string;
  icon: IconName;
  /** What each link searches for. */
  searches: readonly string[];
}

/** For readers who have no question yet. */
export const onboarding: readonly Onboarding[] = [
  {
    title: 'New here',
    text: 'Set up your account and run your first job, step by step.',
    icon: 'getting-started',
    searches: ['Setup', 'Import customers', 'Roles', 'First quote'],
  },
  {
    title: 'Power-user tips',
    text: 'Let rules, gang runs and webhooks do what you still do by hand.',
    icon: 'gauge',
    searches: ['Automation', 'Gang run', 'Imposition', 'Webhooks'],
  },
  {
    title: 'Industry guides',
    text: 'What’s different for books, labels, packaging and banners.',
    icon: 'layers',
    searches: ['Labels', 'Packaging', 'Large format', 'Binding'],
  },
];
