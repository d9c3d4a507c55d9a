import type { ReplaceBody, ReplaceEdit } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { textStates } from '@pressline/shared-api/contract/articles/editedArticle';
import { invalid } from '../../../errors';
import { handle } from '../../../http/router/handle';
import { disconnectSignal } from '../../../http/uploads/ClientGone';
import { byIds } from '../../../store/database/byIds';
import type { Core } from '../../resource/Core';
import type { ReadTexts } from '../../versions/createTexts';
import type { Operations, PlannedStep } from '../createOperations';
import type { FindHits } from './createSearchThreads';
import { previewReplace } from './previewReplace';

const SHOWN = 40;

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** In order of their places. @throws HttpError 400 where two overlap */
function ordered(edits: readonly ReplaceEdit[]): ReplaceEdit[] {
  const sorted = [...edits].sort(
    (one, other) => one.field.localeCompare(other.field) || one.start - other.start,
  );
  const isWrong = sorted.some((edit, at) => {
    const next = sorted[at + 1];
    return edit.start >= edit.end || (next?.field === edit.field && next.start < edit.end);
  });
  if (isWrong) throw invalid({ articles: 'Matches must not overlap' });
  return sorted;
}

/** The operation that replaces the chosen hits, each article as it was when they were found. */
async function planReplace(
  { models, versions }: Pick<ReplaceNeeds, 'models' | 'versions'>,
  { find, replace, articles }: ReplaceBody,
) {
  const ids = articles.map(({ id }) => id);
  const found = await byIds(models.articles, ids, 'title');
  const saved = new Map(
    articles.flatMap(({ id, place = 'saved', edits }) => (place === 'saved' ? [[id, edits]] : [])),
  );
  const steps: PlannedStep[] = [];
  for (const { id, place = 'saved', version, edits } of articles) {
    const { title } = found.get(id) ?? (await versions.find(id, 'draft')) ?? {};
    const change = { type: 'edits', version, edits: ordered(edits) } as const;
    const about = { key: 'articles', id, title: title ?? 'A deleted article' } as const;
    const phase = textStates.indexOf(place);
    if (place === 'saved') steps.push({ ...about, change, phase });
    else {
      const baseEdits = ordered(saved.get(id) ?? []);
      steps.push({ ...about, kind: place, change: { ...change, baseEdits }, phase });
    }
  }
  return { title: `Replaced “${shortened(find)}” with “${shortened(replace ?? '')}”`, steps };
}

interface ReplaceNeeds extends Pick<Core, 'models' | 'versions'> {
  readTexts: ReadTexts;
  operations: Operations;
  findHits: FindHits;
}

/** Find and replace over all articles. */
export const replaceRoutes = ({
  models,
  versions,
  readTexts,
  operations,
  findHits,
}: ReplaceNeeds) => [
  handle(contract.replace.preview, ({ body, ctx }) =>
    previewReplace({ readTexts, findHits }, body, disconnectSignal(ctx.res)),
  ),
  handle(contract.replace.apply, async ({ body, user }) => {
    const plan = await planReplace({ models, versions }, body);
    return operations.start({ ...plan, by: user.username });
  }),
];
