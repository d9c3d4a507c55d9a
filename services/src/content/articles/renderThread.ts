import { threadTask } from '../threads/threadTask';
import { renderArticle } from './renderArticle';

export default threadTask(renderArticle);
