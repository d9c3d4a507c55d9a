/** The banner's text. Part of the texts that a receipt's hash stands for. */
export const bannerText = {
  lead: 'Necessary cookies run this site. With your consent, we also use functional, analytics and marketing cookies.',
  thirdParties: 'The third parties are a web analytics service and an ads service.',
  retention: 'We keep consent records for 3 years and analytics data for 26 months.',
} as const;
