/** Everything that belongs to the company which runs this installation. */
export interface Company {
  productName: string;
  /** Where Book Demo leads: an external scheduling page. */
  schedulingUrl: string;
  contactEmail: string;
  careersEmail: string;
  privacyEmail: string;
  /** Key of the web analytics service; without it nothing is measured. */
  analyticsId?: string;
  /** Whether a model of an AI provider chooses passages, so that questions of visitors are sent there. */
  hasAnswersModel?: true;
  /** Profiles elsewhere, by the name that is shown; none is linked unless configured. */
  socialLinks: Readonly<Record<string, string>>;
  /** The one length of the free trial that every text states, in days. */
  trialDays: number;
}

const defaults: Company = {
  productName: 'Pressline',
  schedulingUrl: 'https://scheduling.example.com/pressline-demo',
  contactEmail: 'hello@pressline.example',
  careersEmail: 'careers@pressline.example',
  privacyEmail: 'privacy@pressline.example',
  socialLinks: {},
  trialDays: 14,
};

/** The active company configuration; one copy in the composition. */
export const company: Readonly<Company> = { ...defaults };

/** Replaces single values, once, before anything renders: the host from its environment, the browser from the page. */
export function configureCompany(overrides: Partial<Company>): void {
  Object.assign(company, overrides);
}
