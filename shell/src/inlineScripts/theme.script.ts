// Applies the remembered theme before the first paint; the host inlines it in every document.
import { showTheme } from './showTheme';

showTheme();
