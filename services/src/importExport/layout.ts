import { type ContentKey, isContent } from '@pressline/shared-api';
import type { Kind, Kinds } from '../resource/kinds';

/** How the documents of a resource lie in a zip file. */
export interface Layout {
  kind: Kind & { key: ContentKey };
  /**
   * The field below the front matter: the Markdown, else the text on several lines. Without either,
   * all documents share a YAML file.
   */
  body: string | undefined;
  /** The field by which a document without an id is known: its slug, else its title. */
  name: string;
}

function layoutOf(kind: Layout['kind']): Layout {
  const { fields, titleField } = kind.resource;
  const entries = Object.entries(fields);
  const markdown = entries.find(([, { kind: one }]) => one === 'markdown');
  const long = entries.find(([, field]) => field.kind === 'text' && field.multiline);
  return { kind, body: (markdown ?? long)?.[0], name: 'slug' in fields ? 'slug' : titleField };
}

const isLaidOut = (kind: Kind): kind is Layout['kind'] => isContent(kind.resource);

/** All content, each resource after those that its documents reference. */
export function layoutsOf(kinds: Kinds): Layout[] {
  const all = Object.values(kinds).filter(isLaidOut);
  const seen = new Set<Kind>();
  const layouts: Layout[] = [];
  const add = (kind: Layout['kind']) => {
    if (seen.has(kind)) return;
    seen.add(kind);
    for (const field of Object.values(kind.resource.fields)) {
      if (field.kind !== 'reference') continue;
      all.filter(({ resource }) => resource.name === field.to).forEach(add);
    }
    layouts.push(layoutOf(kind));
  };
  all.forEach(add);
  return layouts;
}
