import type { ResourceKey } from '@pressline/shared-api';
import { stringify } from 'yaml';
import type { ResourceTypes } from '../../../content/resource/resourceTypes';
import type { StoredDocument } from '../../../store/database/createModel';

/** The front matter of every page of Markdown. */
interface Front {
  title: string;
  summary?: string;
  /** Of an article its version, of other pages the content version. */
  revision: number;
  updated: Date;
  /** The address of the HTML page. */
  url: string;
}

/** A page of Markdown: front matter, then its parts; empty ones are left out. */
export function markdownPage(front: Front, ...parts: readonly string[]): string {
  const { updated, ...others } = front;
  const values = { ...others, updated: updated.toISOString() };
  const body = parts.filter(Boolean).join('\n\n');
  return `---\n${stringify(values, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

/** A titled part; empty when it has no entries. */
export const section = (title: string, entries: readonly string[], between = '\n\n'): string =>
  entries.length > 0 ? `## ${title}\n\n${entries.join(between)}` : '';

/** When any public document of some resources was last saved; 1970 when there is none. */
export async function lastSaved(types: ResourceTypes, keys: readonly ResourceKey[]): Promise<Date> {
  const times = keys.map(async (key) => {
    const [latest] = await types[key].model
      .find(key === 'articles' ? { isPublished: true } : {})
      .select('updatedAt')
      .sort({ updatedAt: -1 })
      .limit(1)
      .lean<StoredDocument[]>();
    return latest?.updatedAt.getTime() ?? 0;
  });
  return new Date(Math.max(0, ...(await Promise.all(times))));
}
