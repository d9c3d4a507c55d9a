import type { TagUsage } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import { cachePerVersion } from '../../store/database/cachePerVersion';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import type { FindImpact } from '../checks/impact/createImpact';
import type { Core } from '../resource/Core';
import { textsOf } from '../resource/textsOf';
import type { ReadTexts } from '../versions/createTexts';
import type { Operations } from './createOperations';
import { planMove } from './planMove';
import { type Plan, planLinks, planTag } from './plans';

const DRAFTS = { kinds: ['draft'], fields: ['tags'] } as const;

/** Counts the articles of each tag once per content version, and each time what only drafts have. */
function createTagUsage(models: Models, content: ContentVersion, readTexts: ReadTexts) {
  const recall = cachePerVersion(content, async () => {
    const counts = new Map<string, number>();
    for (const { tags = [] } of await models.articles.find().select('tags').lean()) {
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const listed = await models.tags.find().select('name').lean();
    return { counts, listed: new Set(listed.map(({ name }) => name)) };
  });

  return async (): Promise<TagUsage> => {
    const { listed, ...known } = await recall();
    const counts = new Map(known.counts);
    for await (const { values, document } of readTexts('articles', DRAFTS)) {
      if (!document) continue;
      const saved = textsOf(document.tags);
      for (const tag of textsOf(values.tags)) {
        if (!saved.includes(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      }
    }
    const all = [...counts].map(([name, articles]) => ({
      ...{ name, articles },
      isListed: listed.has(name),
    }));
    return { tags: all.sort((one, other) => other.articles - one.articles) };
  };
}

interface OperationNeeds extends Pick<Core, 'types' | 'models' | 'content' | 'publicUrl'> {
  readTexts: ReadTexts;
  operations: Operations;
  findImpact: FindImpact;
}

/** Changes of many documents, and what a change would leave pointing nowhere. */
export const operationRoutes = ({
  types,
  models,
  content,
  publicUrl,
  readTexts,
  operations,
  findImpact,
}: OperationNeeds) => {
  const tagUsage = createTagUsage(models, content, readTexts);
  /** Plans again in the transaction: a draft may be published, or saved, meanwhile. */
  const startPlan = async (plan: () => Promise<Plan>, by: string) =>
    operations.start({ ...(await plan()), by, planAgain: async () => (await plan()).steps });
  return [
    handle(contract.operations.impact, async ({ body: { resource, action, ids }, user }) => {
      // To others than super admins there are no users.
      const isHidden = resource === 'users' && user.role !== 'super_admin';
      if (isHidden || !Object.hasOwn(types, resource)) {
        throw invalid({ resource: 'Unknown resource' });
      }
      return { groups: await findImpact(resource, action, ids) };
    }),
    handle(contract.operations.list, ({ query }) => operations.list(query)),
    handle(contract.operations.undo, ({ params, user }) =>
      operations.undo(params.id, user.username),
    ),
    handle(contract.operations.updateLinks, ({ body, user }) =>
      startPlan(() => planLinks({ types, readTexts, publicUrl }, body), user.username),
    ),
    handle(contract.operations.move, async ({ body, user }) => {
      const plan = await planMove(types, body);
      return operations.start({ ...plan, by: user.username });
    }),
    handle(contract.operations.tagUsage, () => tagUsage()),
    handle(contract.operations.changeTag, ({ params, body, user }) =>
      startPlan(() => planTag({ types, readTexts }, params.id, body), user.username),
    ),
  ];
};
