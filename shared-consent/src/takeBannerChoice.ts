/** What the buttons of the banner stand for, in their `data-consent-choice`. */
export const bannerChoices = ['preferences', 'necessary', 'all', 'dismiss'] as const;

export type BannerChoice = (typeof bannerChoices)[number];

/**
 * The last click on the banner before its code had arrived, as the pre-paint script has noted it.
 * Answers once; later clicks are the banner's own business.
 */
export function takeBannerChoice(): BannerChoice | undefined {
  const { dataset } = document.documentElement;
  const noted = dataset.consentEarly;
  dataset.consentEarly = 'taken';
  return bannerChoices.find((choice) => choice === noted);
}
