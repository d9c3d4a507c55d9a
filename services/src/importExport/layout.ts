import { type ContentKey, isContent } from '@pressline/shared-api';
import { rulesOf } from '@pressline/shared-api/wire/fieldKinds';
import type { ResourceType, ResourceTypes } from '../resource/resourceTypes';

/** How the documents of a resource lie in a zip file. */
export interface Layout {
  type: ResourceType & { key: ContentKey };
  /**
   * The field below the front matter: the Markdown, else the text on several lines. Without either,
   * all documents share a YAML file.
   */
  body: string | undefined;
  /** The field that identifies a document without an id: its slug, else its title. */
  name: string;
}

function layoutOf(type: Layout['type']): Layout {
  const { fields, titleField } = type.resource;
  const entries = Object.entries(fields);
  const markdown = entries.find(([, { kind: one }]) => one === 'markdown');
  const long = entries.find(([, field]) => field.kind === 'text' && field.multiline);
  return { type, body: (markdown ?? long)?.[0], name: 'slug' in fields ? 'slug' : titleField };
}

const isLaidOut = (type: ResourceType): type is Layout['type'] => isContent(type.resource);

/** All content, each resource after those that its documents reference. */
export function layoutsOf(types: ResourceTypes): Layout[] {
  const all = Object.values(types).filter(isLaidOut);
  const seen = new Set<ResourceType>();
  const layouts: Layout[] = [];
  const add = (type: Layout['type']) => {
    if (seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.resource.fields)) {
      const target = rulesOf(field).target();
      all.filter(({ resource }) => resource.name === target).forEach(add);
    }
    layouts.push(layoutOf(type));
  };
  all.forEach(add);
  return layouts;
}
