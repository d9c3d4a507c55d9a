import { staffActor } from '@pressline/shared-api';
import { actorText } from './releaseTexts';

it.each([
  ['origin', 'by its origin'],
  ['cli', 'from the command line'],
  [staffActor('robin'), 'by robin'],
  // Admin users choose their usernames.
  [staffActor('cli'), 'by cli'],
  [staffActor('constructor'), 'by constructor'],
])('%s is shown as %s', (by, text) => {
  expect(actorText(by)).toBe(text);
});
