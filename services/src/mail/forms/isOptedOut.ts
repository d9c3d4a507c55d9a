import type { Context } from 'koa';

/** Whether a request carries the Global Privacy Control signal (W3C, section 3.2: `Sec-GPC: 1`). */
export const isOptedOut = (ctx: Pick<Context, 'get'>): boolean => ctx.get('sec-gpc') === '1';
