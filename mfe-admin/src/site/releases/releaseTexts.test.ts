import { staffActor } from '@pressline/shared-api';
import { actorText } from './releaseTexts';

it.each([
  ['origin', 'by its origin'],
  ['cli', 'from the command line'],
  [staffActor('robin'), 'by Robin Low'],
  // Admin users choose their usernames.
  [staffActor('cli'), 'by cli'],
  [staffActor('constructor'), 'by constructor'],
])('%s is shown as %s', (by, text) => {
  const fullName = (username: string) => (username === 'robin' ? 'Robin Low' : username);
  expect(actorText(by, fullName)).toBe(text);
});
