import type { IncomingMessage } from 'node:http';
import { invalid } from '../../errors';
import { readBodyText } from '../../http/uploads/readBodyText';

const MAX_FIELDS = 32;
/** Room for the largest form with every character escaped. */
export const MAX_FORM_BYTES = 128 * 1_024;

/**
 * Reads a urlencoded body as flat texts: brackets have no meaning, and names must be unique.
 * @throws HttpError 400, 413, 415
 */
export async function readFormBody(request: IncomingMessage): Promise<Record<string, string>> {
  const entries = [...new URLSearchParams(await readBodyText(request, MAX_FORM_BYTES))];
  if (entries.length > MAX_FIELDS) throw invalid({ body: 'Has too many fields' });
  const body = Object.fromEntries(entries);
  if (Object.keys(body).length < entries.length) throw invalid({ body: 'Names a field twice' });
  return body;
}
