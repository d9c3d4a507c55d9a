// Stands behind the page's HTML: notes from then on whether other code changes it before React takes
// it over. The page script may come later than the first change.
import { watchHtml } from '../page/watchHtml';

watchHtml();
