import { RegistryError } from '@pressline/releases/registry/registryState';
import { type ErrorCode, STATUS_BY_CODE } from '@pressline/shared-api/error-status';
import type { Context, Middleware } from 'koa';

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export function sendFailure(context: Context, { code, message }: ApiFailure): void {
  context.status = STATUS_BY_CODE[code];
  if (code === 'unavailable') context.set('Retry-After', '5');
  context.body = { error: { code, message }, message };
}

export const sendFailures: Middleware = async (context, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof ApiFailure) sendFailure(context, error);
    else if (error instanceof RegistryError) {
      sendFailure(context, new ApiFailure('conflict', error.message));
    } else throw error;
  }
};
