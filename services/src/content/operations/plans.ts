import { type ContentKey, type LinksBody, nameKey, type TagBody } from '@pressline/shared-api';
import { conflict, invalid } from '../../errors';
import type { StoredDocument } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';
import { linksToPages } from '../articles/links/rewriteLinks';
import { findStored } from '../resource/findStored';
import type { ResourceType, ResourceTypes } from '../resource/resourceTypes';
import { textsOf } from '../resource/textsOf';
import type { ReadTexts } from '../versions/createTexts';
import type { PlannedStep } from './createOperations';

export interface Plan {
  title: string;
  steps: PlannedStep[];
}

async function stepsFor(
  { key, model, resource }: ResourceType,
  filter: Record<string, unknown>,
  change: PlannedStep['change'],
): Promise<PlannedStep[]> {
  const found = await model
    .find(trustedFilter(filter))
    .select(resource.titleField)
    .lean<StoredDocument[]>();
  return found.map((stored) => ({
    ...{
      key: key as ContentKey,
      change,
      id: String(stored._id),
      title: String(stored[resource.titleField]),
    },
  }));
}

const CHANGES = { kinds: ['draft', 'scheduled'], fields: ['title'] } as const;

/** In the texts that readers do not see yet, if they or what they are based on are `meant`. */
async function stepsInChanges(
  readTexts: ReadTexts,
  change: PlannedStep['change'],
  isMeant: (values: Readonly<Record<string, unknown>>) => boolean,
): Promise<PlannedStep[]> {
  const steps: PlannedStep[] = [];
  for await (const text of readTexts('articles', CHANGES)) {
    const { docId: id, kind, values, change: of, document } = text;
    if (kind === 'saved' || !(isMeant(values) || isMeant(of?.base ?? {}))) continue;
    const title = String((document ?? values).title);
    steps.push({ key: 'articles', id, kind, title, change, phase: 1 });
  }
  return steps;
}

interface PlanNeeds {
  types: ResourceTypes;
  readTexts: ReadTexts;
}

/**
 * Lets links lead to another page, wherever they stand: in what is saved first, then in unpublished
 * changes. It may be part of a transaction.
 */
export async function planLinks(
  { types, readTexts, publicUrl }: PlanNeeds & { publicUrl: string },
  { from, to }: LinksBody,
): Promise<Plan> {
  const change: PlannedStep['change'] = { type: 'links', from: [...from], to };
  const pages = from.flatMap((page) => [page, publicUrl + page]);
  const linking = Object.values(types).filter(({ resource }) => 'linksTo' in resource.fields);
  const steps: PlannedStep[] = [];
  for (const type of linking) {
    steps.push(...(await stepsFor(type, { linksTo: { $in: pages } }, change)));
  }
  const inChanges = await stepsInChanges(readTexts, change, ({ content }) =>
    linksToPages(String(content ?? ''), pages).some((page) => pages.includes(page)),
  );
  const title = to === null ? `Removed links to ${from[0]}` : `Updated links to ${to}`;
  return { title, steps: [...steps, ...inChanges] };
}

/**
 * Renames, merges or deletes a tag: in its articles first, then in their unpublished changes, in the
 * list of tags at last. It may be part of a transaction.
 */
export async function planTag(
  { types, readTexts }: PlanNeeds,
  id: string,
  body: TagBody,
): Promise<Plan> {
  const tag = await findStored(types.tags, id);
  const name = String(tag.name);
  const own = { key: 'tags', id, title: name, phase: 2 } as const;
  async function inArticles(to: string | null): Promise<PlannedStep[]> {
    const change = { type: 'replaceInList', field: 'tags', from: name, to } as const;
    return [
      ...(await stepsFor(types.articles, { tags: name }, change)),
      ...(await stepsInChanges(readTexts, change, ({ tags }) => textsOf(tags).includes(name))),
    ];
  }
  if (body.action === 'delete') {
    return {
      title: `Deleted the tag “${name}”`,
      steps: [...(await inArticles(null)), { ...own, change: { type: 'delete' } }],
    };
  }
  if (body.action === 'merge') {
    if (body.into === id) throw invalid({ into: 'Choose another tag' });
    const target = String((await findStored(types.tags, body.into)).name);
    return {
      title: `Merged “${name}” into “${target}”`,
      steps: [...(await inArticles(target)), { ...own, change: { type: 'delete' } }],
    };
  }
  const holder = await types.tags.model
    .findOne({ nameKey: nameKey(body.name) })
    .lean<StoredDocument>();
  if (holder && String(holder._id) !== id) {
    throw conflict('A tag with this name already exists', {
      fields: { name: 'Already in use. Merge the two.' },
    });
  }
  return {
    title: `Renamed “${name}” to “${body.name}”`,
    steps: [
      ...(await inArticles(body.name)),
      { ...own, change: { type: 'set', values: { name: body.name } } },
    ],
  };
}
