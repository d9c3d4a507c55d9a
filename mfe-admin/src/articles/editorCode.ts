import { onDemand } from '@pressline/shared-ui/on-demand';
import { loadCode } from './content/loadCode';

export const OpenedArticle = onDemand(() => import('./OpenedArticle'));

/** Fetches what the editor needs; what fails is met where it is shown. */
export async function preloadEditor(): Promise<void> {
  await Promise.allSettled([OpenedArticle.preload(), loadCode()]);
}
