import { restoreStyles } from './restoreStyles';

// Imported before anything that imports styled-components.
restoreStyles(window.presslinePage?.styles);
