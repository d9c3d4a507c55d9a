import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createApp } from '../app';
import { isPublicRead } from '../cache/isPublicRead';
import { sendAnswer } from '../cache/sendAnswer';
import type { Deps } from '../createDeps';
import { createRefusal } from '../overload/createRefusal';

/** Methods whose bodies are read before the request is handled. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? '';

/**
 * Answers requests. Cached public reads and refusals under overload bypass the app, because they are
 * many and other requests wait for the time they take.
 */
export function createListener(deps: Deps): RequestListener {
  const { cache, content, overload } = deps;
  const answer = createApp(deps).callback();
  const refuse = createRefusal();
  // Health checks, which are answered under overload too.
  const neverRefused = new Set(
    deps.routes.filter(({ isNeverRefused }) => isNeverRefused).map(({ path }) => path),
  );

  async function answerWithPermit(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ) {
    const permit = await overload.enter();
    if (!permit) return refuse(path, response);
    // A slow upload does not hold a permit.
    if (!request.complete && WITH_BODY.has(request.method ?? '')) {
      permit.suspend();
      request.once('end', permit.resume);
    }
    try {
      // The client may have disconnected while waiting.
      if (!response.destroyed) await answer(request, response);
    } finally {
      request.off('end', permit.resume);
      permit.release();
    }
  }

  return (request, response) => {
    const { method = '', url = '' } = request;
    const path = pathOf(request);
    const ready = isPublicRead({ method, path }) ? cache.get(url, content.current) : undefined;
    if (ready) return void sendAnswer(request, response, ready);
    if (neverRefused.has(path)) return void answer(request, response);
    void answerWithPermit(request, response, path);
  };
}
