import Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import type { ZodType } from 'zod';
import type { AiOptions } from './AiOptions';
import { badAnswer } from './ProviderFault';
import { toProviderFault } from './toProviderFault';

type Messages = Anthropic.MessageParam[];
type StreamEvent = Anthropic.RawMessageStreamEvent;
type OnText = (characters: number) => void;

/** More than any model writes. */
const CHARACTERS_A_TOKEN = 25;
const ANSWER_MS = 45_000;
const LONGEST_RETRY_SECONDS = 5;

const stopProblems: Partial<Record<string, string>> = {
  refusal: 'The AI service declined to write about this document',
  max_tokens: 'The article became too long. Please try a shorter PDF.',
  model_context_window_exceeded: 'The PDF is too long for the AI service',
};

// The SDK would wait for as long as the provider asks, even days.
const impatientFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const wait = response.headers.get('retry-after');
  const waitMs = response.headers.get('retry-after-ms');
  const isShort = wait === null || Number(wait) <= LONGEST_RETRY_SECONDS;
  const isShortMs = waitMs === null || Number(waitMs) <= LONGEST_RETRY_SECONDS * 1_000;
  if (response.ok || (isShort && isShortMs)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, headers });
};

function checkStop(reason: string | null | undefined): void {
  const problem = stopProblems[reason ?? ''];
  if (problem) throw badAnswer(String(reason), problem);
  if (!reason) throw badAnswer('cut answer');
}

function textOf(content: Anthropic.ContentBlock[]): string {
  return content
    .map((block) => {
      if (block.type === 'text') return block.text;
      return block.type === 'tool_use' ? JSON.stringify(block.input) : '';
    })
    .join('');
}

function deltaOf(event: StreamEvent): string {
  if (event.type !== 'content_block_delta') return '';
  if (event.delta.type === 'text_delta') return event.delta.text;
  return event.delta.type === 'input_json_delta' ? event.delta.partial_json : '';
}

async function readStream(
  stream: AsyncIterable<StreamEvent>,
  maxCharacters: number,
  onText: OnText,
): Promise<string> {
  let text = '';
  let stopReason: string | null | undefined;
  for await (const event of stream) {
    if (event.type === 'message_delta') stopReason = event.delta.stop_reason ?? stopReason;
    const delta = deltaOf(event);
    if (!delta) continue;
    text += delta;
    if (text.length > maxCharacters) throw badAnswer('endless answer');
    onText(text.length);
  }
  checkStop(stopReason);
  return text;
}

/** What a model is there for. */
export interface ModelTask {
  model: string;
  system: string;
  /** The JSON that it has to answer. */
  answer: ZodType;
  maxTokens: number;
  maxRetries: number;
}

export type Provider = ReturnType<typeof createProvider>;

/** The provider's Messages API through its SDK, for one task, bounded in time, tries and size. */
export function createProvider(
  { apiKey, baseUrl }: Pick<AiOptions, 'apiKey' | 'baseUrl'>,
  { model, system, answer: wanted, maxTokens, maxRetries }: ModelTask,
) {
  const client = new Anthropic({
    apiKey: apiKey ?? '',
    authToken: null,
    ...(baseUrl && { baseURL: baseUrl }),
    timeout: ANSWER_MS,
    maxRetries,
    fetch: impatientFetch,
    logLevel: 'off',
    openTelemetry: false,
  });
  const { type, schema } = zodOutputFormat(wanted);

  async function complete(messages: Messages, signal: AbortSignal, onText: OnText) {
    const request = client.messages.create(
      {
        model,
        max_tokens: maxTokens,
        system,
        messages,
        output_config: { format: { type, schema } },
        stream: true,
      },
      { signal },
    );
    const { data: stream, response } = await request.withResponse();
    // A gateway in front of the provider may answer without a stream.
    if (!/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
      return readStream(stream, CHARACTERS_A_TOKEN * maxTokens, onText);
    }
    const message: Partial<Anthropic.Message> | null = await response.json();
    checkStop(message?.stop_reason);
    return textOf(Array.isArray(message?.content) ? message.content : []);
  }

  return {
    /**
     * Asks the model and returns the text that it wrote; `onText` gets the number of characters so
     * far. @throws ProviderFault 502, 503, 504; the signal's reason when it was aborted
     */
    async ask(messages: Messages, signal: AbortSignal, onText: OnText): Promise<string> {
      try {
        return await complete(messages, signal, onText);
      } catch (error) {
        signal.throwIfAborted();
        throw toProviderFault(error);
      }
    },
  };
}
