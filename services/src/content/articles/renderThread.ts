import { threadTask } from '../../http/threads/threadTask';
import { renderArticle } from './renderArticle';

export default threadTask(renderArticle);
