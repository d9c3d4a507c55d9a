import { workerData } from 'node:worker_threads';
import { answerParent } from '../threads/answerParent';
import { renderArticle } from './renderArticle';

void answerParent(() => renderArticle(workerData as string));
