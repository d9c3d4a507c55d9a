import type { MessageParam } from '@anthropic-ai/sdk/resources/messages';
import type { GenerationProgress } from '@pressline/shared-api';
import { fieldErrors } from '@pressline/shared-api/contract/resource/schemas';
import { parseJson } from '@pressline/shared-api/text';
import { REQUEST, repairRequest } from './articlePrompt';
import { cleanMarkdown } from './cleanMarkdown';
import type { Provider } from './createProvider';
import { type Draft, draftSchema, repairDraft } from './draftSchema';
import { badAnswer } from './ProviderFault';

export type ReportProgress = (progress: GenerationProgress) => void;

/** The first attempt and one repair. */
const MAX_TRIES = 2;
const MAX_PROBLEMS_LENGTH = 500;

/** Some models put JSON into a block of code. */
const FENCED = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/;

/** The draft in an answer, or what is wrong with it. */
function readDraft(answer: string): Draft | string {
  const json = parseJson(FENCED.exec(answer)?.[1] ?? answer);
  if (json === undefined) return 'it is not JSON';
  const result = draftSchema.safeParse(repairDraft(json));
  if (!result.success) {
    const problems = Object.entries(fieldErrors(result.error));
    const list = problems.map(([path, message]) => `${path}: ${message}`).join('; ');
    return list.slice(0, MAX_PROBLEMS_LENGTH);
  }
  const content = cleanMarkdown(result.data.content);
  if (content === undefined) return 'content: does not follow the Markdown dialect';
  return content ? { ...result.data, content } : 'content: nothing is left without HTML and images';
}

/**
 * Has the model write an article from a PDF and checks it, with one attempt at repair. The
 * draft is safe to store: plain lines, and Markdown of the dialect without HTML, images and links.
 * @throws ProviderFault; the signal's reason when it was aborted
 */
export async function writeDraft(
  provider: Provider,
  pdf: Buffer,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<Draft> {
  const data = pdf.toString('base64');
  const messages: MessageParam[] = [
    {
      role: 'user',
      content: [
        { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data } },
        { type: 'text', text: REQUEST },
      ],
    },
  ];
  let problem = '';
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    report({ stage: 'reading' });
    const answer = await provider.ask(messages, signal, (characters) =>
      report({ stage: 'writing', characters }),
    );
    report({ stage: 'checking' });
    if (!answer.trim()) throw badAnswer('empty answer');
    const draft = readDraft(answer);
    if (typeof draft !== 'string') return draft;
    problem = draft;
    messages.push({ role: 'assistant', content: answer.trim() });
    messages.push({ role: 'user', content: repairRequest(problem) });
  }
  throw badAnswer(`wrong article: ${problem}`);
}
