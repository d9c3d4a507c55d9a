import type { FeedbackAnswer } from '@pressline/shared-api';
import { randomId } from '@pressline/shared-api/random-id';
import { readSession, writeSession } from '../session/sessionStore';

const KEY_NAME = 'pressline_session';
const ANSWERS_NAME = 'pressline_feedback';

type Answers = Record<string, FeedbackAnswer>;

/** The random key of this browser session, under which an answer can be changed. */
export function sessionKey(): string {
  const known = readSession(KEY_NAME, '');
  if (known) return known;
  const key = randomId();
  writeSession(KEY_NAME, key);
  return key;
}

export const readAnswer = (articleId: string): FeedbackAnswer | undefined =>
  readSession<Answers>(ANSWERS_NAME, {})[articleId];

export const rememberAnswer = (articleId: string, answer: FeedbackAnswer): void =>
  writeSession(ANSWERS_NAME, { ...readSession<Answers>(ANSWERS_NAME, {}), [articleId]: answer });

/** Marks the reader's earlier vote until React shows it in full. */
export function showVote(articleId: string): void {
  const vote = readAnswer(articleId)?.vote;
  const radio = document.querySelector<HTMLInputElement>(`#feedback [name=vote][value=${vote}]`);
  if (radio) radio.checked = true;
}
