import { addressPrefix } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import type { Models, StoredOf } from '../../store/database/createModel';
import { sessionUser } from './createIdentify';
import type { Sessions } from './sessions';
import type { Tokens } from './tokens';

type Names = readonly (readonly [name: string, sign: RegExp])[];

// The first that fits: browsers also carry the names of those that they are built upon.
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];
const SYSTEMS: Names = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** Browser and system behind a `User-Agent`, by which people recognize their own device. */
export function describeDevice(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent) ?? 'Unknown browser';
  const system = nameIn(SYSTEMS, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

export type OpenSession = ReturnType<typeof createOpenSession>;

/** Signs in a user whose identity has been verified. */
export const createOpenSession =
  ({ models, sessions, tokens }: { models: Models; sessions: Sessions; tokens: Tokens }) =>
  async (user: StoredOf<'users'>, ctx: Context) => {
    const origin = {
      device: describeDevice(ctx.get('user-agent')),
      addressPrefix: addressPrefix(ctx.ip),
    };
    // Together, because each waits for the disk.
    const [sessionId] = await Promise.all([
      sessions.start(user, origin),
      models.users.updateOne({ _id: user._id }, { $set: { lastLogin: new Date() } }),
    ]);
    const token = tokens.sign({ userId: String(user._id), sessionId });
    return { token, user: sessionUser(user) };
  };
