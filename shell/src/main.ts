import { readPageConfig } from './page/pageConfig';
import { preloadScripts } from './page/preloadScripts';
import { restoreStyles } from './page/restoreStyles';

const { preloads, styles } = await readPageConfig();
preloadScripts(preloads);
const { presslineChanged = false } = window;
restoreStyles(styles);
// Not before that has been noted: it is no change to what React takes over.
queueMicrotask(() => {
  window.presslineChanged = presslineChanged;
});
void import(/* webpackMode: "eager" */ './index');
