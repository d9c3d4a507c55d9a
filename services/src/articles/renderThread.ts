import { parentPort } from 'node:worker_threads';
import { answerParent } from '../threads/answerParent';
import { renderArticle } from './renderArticle';

parentPort?.on('message', (markdown: string) => {
  void answerParent(() => renderArticle(markdown));
});
