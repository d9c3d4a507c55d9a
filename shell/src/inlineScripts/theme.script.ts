import { showTheme } from './showTheme';

showTheme();
