import { article, createAiStub } from '../../services/test/stubs/createAiStub';
import { sampleArticle } from './sampleArticle';

/** Much faster than a model. */
const ANSWER_MS = 2_000;

/** An AI provider that answers every PDF with the same article; started as a process of its own. */
const stub = await createAiStub();
const { title, summary, content, tags } = sampleArticle(1, '');
const answer = article({ title, summary, content, tags });
stub.reply((response, request) => void setTimeout(answer, ANSWER_MS, response, request));
process.send?.(stub.baseUrl);
