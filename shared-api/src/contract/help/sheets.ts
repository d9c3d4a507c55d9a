import { z } from 'zod';
import { ok } from '../answer';
import { count, named, namedObject, revisionNumber, time } from '../common';
import { endpoint } from '../endpoint';

export const articleSheet = named(
  'ArticleSheet',
  z.string().describe('A page that is ready to print'),
);

const piece = z.object({ text: z.string(), side: z.enum(['both', 'left', 'right']) });

/** One line of the text with what was removed (`left`) and added (`right`). */
const sheetChange = z.object({
  /** The heading above it, or `Title` and `Summary`; empty before the first heading. */
  place: z.string(),
  pieces: z.array(piece),
});

/** Whether a printed checklist is current. */
const sheetCheck = namedObject('SheetCheck', {
  // The last is an unpublished article, by a name that releases of the help center before this one know.
  state: z.enum(['current', 'changed', 'withdrawn']),
  /** The one that was printed. */
  revision: z.int().min(1),
  /** As it is published now; null when it is not. */
  article: z
    .object({ title: z.string(), slug: z.string(), revision: z.int().min(1), updatedAt: time })
    .nullable(),
  /** The current text, if it has changed. */
  html: z.string().describe('Sanitized; meant to be inserted as it is'),
  /** In the order of the text; null when the printed text is no longer known. */
  changes: z.array(sheetChange).nullable(),
  /** How many more changes there are. */
  more: count,
});

/** `api.help.sheet`: whether a printed revision of an article is current. @throws ApiError 404 when there was none */
export const sheetEndpoint = endpoint('GET /api/help/sheets/:id/:revision', {
  tag: 'Help',
  access: 'public',
  limits: ['sheetChecks'],
  subject: 'Sheet',
  summary: 'Whether a printed revision of an article is current, and what has changed since',
  params: { revision: revisionNumber },
  answers: { 200: ok(sheetCheck) },
});

export type SheetChange = z.infer<typeof sheetChange>;
export type SheetCheck = z.infer<typeof sheetCheck>;
