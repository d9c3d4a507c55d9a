import type { Context, Middleware } from 'koa';
import { RegistryError } from '../releases/registry/RegistryError';

const statuses = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unavailable: 503,
} as const;

/** An error of the host's own API, with a message for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly code: keyof typeof statuses,
    message: string,
  ) {
    super(message);
  }
}

/** Answers with an error in the body that all of the API's errors have. */
export function answerFailure(context: Context, { code, message }: ApiFailure): void {
  context.status = statuses[code];
  if (code === 'unavailable') context.set('Retry-After', '5');
  context.body = { error: { code, message }, message };
}

/** Answers what `next` throws, when it is meant for the caller. */
export const answerFailures: Middleware = async (context, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof ApiFailure) answerFailure(context, error);
    else if (error instanceof RegistryError) {
      answerFailure(context, new ApiFailure('conflict', error.message));
    } else throw error;
  }
};
