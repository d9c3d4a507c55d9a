import type { PageContent } from '../pages/ContentPage';
import { home } from './home';

/** Every page that is content; one line adds one. */
export const pages: readonly PageContent[] = [home];
