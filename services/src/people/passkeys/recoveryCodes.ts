import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUPS = 6;
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** New recovery codes, to be shown once: 24 signs of 31, so more than 112 random bits (ASVS 6.5.2). */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** What is stored of a code; case, spaces and hyphens make no difference. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');
