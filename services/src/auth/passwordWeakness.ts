const COMMON_PARTS = [
  'password',
  'passw0rd',
  'qwertyuiop',
  'qwerty123',
  'letmein',
  'welcome',
  'iloveyou',
  'administrator',
  'changeme',
  'pressline',
  'trustno1',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'superman',
  'starwars',
  'dragon',
  'monkey',
  'master',
];
const SEQUENCES = [
  '0123456789',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
const MIN_DISTINCT = 5;
const MIN_OWN_LETTERS = 8;

/** What a common word or a keyboard row leaves over of a password. */
function remainder(password: string): string {
  let rest = password;
  for (const part of COMMON_PARTS) rest = rest.replaceAll(part, '');
  for (const sequence of SEQUENCES) {
    for (let length = sequence.length; length >= 4; length -= 1) {
      for (let start = 0; start + length <= sequence.length; start += 1) {
        rest = rest.replaceAll(sequence.slice(start, start + length), '');
      }
    }
  }
  return rest;
}

/**
 * Why a password is easily guessed, or undefined. It refuses few different characters, the
 * username, and common words or keyboard rows with little added.
 */
export function passwordWeakness(password: string, username: string): string | undefined {
  const lower = password.toLowerCase();
  if (new Set(lower).size < MIN_DISTINCT) return 'Use more different characters';
  if (username.length >= 4 && lower.includes(username.toLowerCase())) {
    return 'Must not contain the username';
  }
  const rest = remainder(lower);
  if (rest.length < lower.length && rest.length < MIN_OWN_LETTERS) {
    return 'Too common: choose something harder to guess';
  }
  return undefined;
}
