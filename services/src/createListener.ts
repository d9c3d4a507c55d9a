import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createApp } from './app';
import { isPublicRead } from './cache/isPublicRead';
import { sendAnswer } from './cache/sendAnswer';
import type { Deps } from './createDeps';
import { createRefusal } from './load/createRefusal';

/** Their bodies are read before anything else is done for them. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? '';

/**
 * Answers requests. Public reads that memory holds, and refusals while there is more to do than the
 * process can, pass the app by: they are many, and what they cost the others have to wait for.
 */
export function createListener(deps: Deps): RequestListener {
  const { cache, content, load } = deps;
  const answer = createApp(deps).callback();
  const refuse = createRefusal();
  const neverRefused = new Set(
    deps.routes.filter(({ isNeverRefused }) => isNeverRefused).map(({ path }) => path),
  );

  async function answerInPlace(request: IncomingMessage, response: ServerResponse, path: string) {
    const place = await load.enter();
    if (!place) return refuse(path, response);
    // A body may take its time: whoever sends it slowly keeps nobody out.
    if (!request.complete && WITH_BODY.has(request.method ?? '')) {
      place.lend();
      request.once('end', place.takeBack);
    }
    try {
      // Who has gone while waiting needs no answer.
      if (!response.destroyed) await answer(request, response);
    } finally {
      request.off('end', place.takeBack);
      place.leave();
    }
  }

  return (request, response) => {
    const { method = '', url = '' } = request;
    const path = pathOf(request);
    const ready = isPublicRead({ method, path }) ? cache.get(url, content.current) : undefined;
    if (ready) return void sendAnswer(request, response, ready);
    if (neverRefused.has(path)) return void answer(request, response);
    void answerInPlace(request, response, path);
  };
}
