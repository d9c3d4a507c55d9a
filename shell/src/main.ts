import { readPageConfig } from './page/pageConfig';
import { preloadScripts } from './page/preloadScripts';

const { preloads } = await readPageConfig();
preloadScripts(preloads);
void import(/* webpackMode: "eager" */ './index');
