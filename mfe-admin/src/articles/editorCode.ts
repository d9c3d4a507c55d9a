import { onDemand } from '@pressline/shared-ui/on-demand';

export const OpenedArticle = onDemand(() => import('./OpenedArticle'));

/** Fetches what the editor needs; what fails is met where it is shown. */
export async function preloadEditor(): Promise<void> {
  await Promise.allSettled([OpenedArticle.preload(), import('./content/CodeSource')]);
}
