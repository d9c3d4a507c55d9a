import { type ContentKey, isContent } from '@pressline/shared-api';
import { rulesOf } from '@pressline/shared-api/contract/resource/fieldKinds';
import type { ResourceType, ResourceTypes } from '../resource/resourceTypes';
import type { FileLayout } from './archive/chooseFiles';

/** How the documents of a resource lie in a zip file, and which resource it is. */
export interface Layout extends FileLayout {
  type: ResourceType & { key: ContentKey };
}

function layoutOf(type: Layout['type']): Layout {
  const { name: folder, fields, titleField } = type.resource;
  const entries = Object.entries(fields);
  const markdown = entries.find(([, { kind: one }]) => one === 'markdown');
  const long = entries.find(([, field]) => field.kind === 'text' && field.multiline);
  const body = (markdown ?? long)?.[0];
  return { type, folder, body, name: 'slug' in fields ? 'slug' : titleField };
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
