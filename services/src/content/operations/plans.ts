import { type ContentKey, type LinksBody, nameKey, type TagBody } from '@pressline/shared-api';
import { conflict, invalid } from '../../errors';
import type { StoredDocument } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';
import { linksToPages } from '../articles/links/rewriteLinks';
import { findStored } from '../resource/findStored';
import type { ResourceType, ResourceTypes } from '../resource/resourceTypes';
import { UNPUBLISHED, type Unpublished, unpublishedValuesOf } from '../resource/unpublished';
import { copiesWith } from './createCopySteps';
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

/** Of articles whose unpublished changes, or those that are scheduled, have links to one of the pages. */
async function linkStepsInCopies(
  { articles: { model } }: ResourceTypes,
  pages: readonly string[],
  change: PlannedStep['change'],
): Promise<PlannedStep[]> {
  const steps: PlannedStep[] = [];
  const found = model
    .find({ $or: [...UNPUBLISHED] })
    .select('title workingCopy schedule')
    .lean<Unpublished>()
    .cursor();
  for await (const stored of found) {
    const isLinking = unpublishedValuesOf(stored).some(([, { content }]) =>
      linksToPages(String(content ?? ''), pages).some((page) => pages.includes(page)),
    );
    const { _id, title } = stored;
    if (isLinking) {
      steps.push({ key: 'articles', id: String(_id), title: String(title), change, phase: 1 });
    }
  }
  return steps;
}

/** Lets links lead to another page, wherever they stand: in what is saved first, then in unpublished changes. */
export async function planLinks(
  types: ResourceTypes,
  publicUrl: string,
  { from, to }: LinksBody,
): Promise<Plan> {
  const change = { from: [...from], to };
  const pages = from.flatMap((page) => [page, publicUrl + page]);
  const linking = Object.values(types).filter(({ resource }) => 'linksTo' in resource.fields);
  const found = await Promise.all([
    ...linking.map((type) =>
      stepsFor(type, { linksTo: { $in: pages } }, { type: 'links', ...change }),
    ),
    linkStepsInCopies(types, pages, { type: 'linksInCopy', ...change }),
  ]);
  const title = to === null ? `Removed links to ${from[0]}` : `Updated links to ${to}`;
  return { title, steps: found.flat() };
}

/** Renames, merges or deletes a tag: in its articles first, then in their unpublished changes, in the list of tags at last. */
export async function planTag(types: ResourceTypes, id: string, body: TagBody): Promise<Plan> {
  const tag = await findStored(types.tags, id);
  const name = String(tag.name);
  const own = { key: 'tags', id, title: name, phase: 2 } as const;
  async function inArticles(to: string | null): Promise<PlannedStep[]> {
    const change = { field: 'tags', from: name, to };
    const [published, copies] = await Promise.all([
      stepsFor(types.articles, { tags: name }, { type: 'replaceInList', ...change }),
      stepsFor(types.articles, copiesWith(change), { type: 'replaceInCopy', ...change }),
    ]);
    return [...published, ...copies.map((step) => ({ ...step, phase: 1 }))];
  }
  if (body.action === 'delete') {
    // Where two have the name from before, articles keep the tag that stays.
    const isOnlyOne = (await types.tags.model.countDocuments({ name })) === 1;
    const steps = isOnlyOne ? await inArticles(null) : [];
    return {
      title: `Deleted the tag “${name}”`,
      steps: [...steps, { ...own, change: { type: 'delete' } }],
    };
  }
  if (body.action === 'merge') {
    if (body.into === id) throw invalid({ into: 'Choose another tag' });
    const target = String((await findStored(types.tags, body.into)).name);
    const steps = target === name ? [] : await inArticles(target);
    return {
      title: `Merged the tag “${name}” into “${target}”`,
      steps: [...steps, { ...own, change: { type: 'delete' } }],
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
    title: `Renamed the tag “${name}” to “${body.name}”`,
    steps: [
      ...(await inArticles(body.name)),
      { ...own, change: { type: 'set', values: { name: body.name } } },
    ],
  };
}
