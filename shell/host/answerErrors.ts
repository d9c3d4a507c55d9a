import type { Middleware } from 'koa';
import type { Logger } from 'pino';

const texts: Readonly<Record<number, string>> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  416: 'No such part',
};

/** Answers whatever was thrown with its status and a fixed text: messages may name files of this machine. */
export function answerErrors(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const status = (error as { status?: number }).status ?? 500;
      const isKnown = status in texts;
      if (!isKnown) log.error({ err: error, path: context.path }, 'request failed');
      context.status = isKnown ? status : 500;
      context.type = 'text/plain';
      // A missing file may exist in a moment.
      context.set('Cache-Control', 'no-store');
      context.body = texts[status] ?? 'Something went wrong';
    }
  };
}
