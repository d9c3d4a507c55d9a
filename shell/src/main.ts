import { readPageConfig } from './page/pageConfig';
import { preloadScripts } from './page/preloadScripts';
import { restoreStyles } from './page/restoreStyles';

const { preloads, styles } = await readPageConfig();
preloadScripts(preloads);
restoreStyles(styles);
void import(/* webpackMode: "eager" */ './index');
