import { watchHtml } from '../page/watchHtml';

watchHtml();
