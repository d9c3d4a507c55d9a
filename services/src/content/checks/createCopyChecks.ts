import {
  type CheckedText,
  type CheckName,
  type DraftSource,
  nameKey,
  type TextProblem,
} from '@pressline/shared-api';
import { Mutex } from 'async-mutex';
import type { StoredOf } from '../../store/database/createModel';
import { sourcesIn } from '../articles/checks/sourcesIn';
import type { RenderArticle } from '../articles/renderArticle';
import type { ResourceTypes } from '../resource/resourceTypes';
import { scheduledOf } from '../resource/unpublished';
import { problemsIn } from './checkContent';
import type { CheckedDocument, FoundProblem, Site } from './Site';

interface Copy extends CheckedText {
  /** Another one since the text was last saved. */
  stamp: number | undefined;
  title: string;
  doubts: readonly DraftSource[];
}

/** Each by the id of its article. */
type Copies = Map<string, Copy>;

interface Content {
  documents: readonly CheckedDocument[];
  site: Site;
  problems: readonly FoundProblem[];
  titles: ReadonlyMap<string, number>;
}

type Stored = StoredOf<'articles'>;

const keyOf = (id: string, { check, about }: TextProblem) => [id, check, about].join(' ');

/** Finds what is wrong with unpublished and scheduled changes alone. Each is rendered once per save. */
export function createCopyChecks(types: ResourceTypes, render: RenderArticle) {
  const { collection } = types.articles.model;
  let kept: Record<'copy' | 'scheduled', Copies> = { copy: new Map(), scheduled: new Map() };
  // Calls in the meantime wait for the rendering that has already begun.
  const turn = new Mutex();

  async function readCopy(
    { content, title }: Readonly<Record<string, unknown>>,
    sources: Stored['sources'] | undefined,
    stamp: number | undefined,
  ): Promise<Copy> {
    const text = String(content ?? '');
    const { checked } = await render(text);
    const doubts = sourcesIn(text, sources).filter(({ page }) => page === null);
    return { ...checked, stamp, title: String(title ?? ''), doubts };
  }

  async function readCopies(): Promise<Copies> {
    const copies: Copies = new Map();
    const filter = { 'workingCopy.version': { $gt: 0 } };
    const found = collection.find<Stored>(filter, { projection: { changesSavedAt: 1 } });
    for (const { _id, changesSavedAt } of await found.toArray()) {
      const before = kept.copy.get(String(_id));
      if (before && before.stamp === changesSavedAt?.getTime()) copies.set(String(_id), before);
      else {
        const projection = { workingCopy: 1, sources: 1, changesSavedAt: 1 };
        const stored = await collection.findOne<Stored>({ _id }, { projection });
        const { workingCopy, sources, changesSavedAt: savedAt } = stored ?? {};
        if (!workingCopy) continue;
        copies.set(String(_id), await readCopy(workingCopy.values, sources, savedAt?.getTime()));
      }
    }
    return copies;
  }

  async function readScheduled(): Promise<Copies> {
    const copies: Copies = new Map();
    const projection = { publishAt: 1, schedule: 1, sources: 1 };
    const found = collection.find<Stored>({ publishAt: { $gt: new Date(0) } }, { projection });
    for await (const stored of found) {
      const { values, version } = scheduledOf(stored) ?? {};
      if (!values) continue;
      const id = String(stored._id);
      const before = kept.scheduled.get(id);
      const isKnown = before?.stamp === version;
      copies.set(id, isKnown && before ? before : await readCopy(values, stored.sources, version));
    }
    return copies;
  }

  async function read() {
    kept = { copy: await readCopies(), scheduled: await readScheduled() };
    return kept;
  }

  return async ({ documents, site, problems, titles }: Content): Promise<FoundProblem[]> => {
    const copies = await turn.runExclusive(read);
    const known = new Set(problems.map((one) => keyOf(one.document.id, one)));

    function problemsOf(own: CheckedDocument, place: 'copy' | 'scheduled') {
      const copy = copies[place].get(own.id);
      if (!copy) return [];
      const { stamp: _, ...written } = copy;
      // Staff may have checked some since.
      const open = new Set(own.doubts?.map(({ text }) => text));
      const doubts = copy.doubts.filter(({ text }) => open.has(text));
      const document = { ...own, ...written, doubts, place };
      const whole = (check: CheckName) => ({ check, line: 0, about: '' });
      const isTaken = nameKey(copy.title) !== nameKey(own.title) && titles.has(nameKey(copy.title));
      const found = [...problemsIn(document, site), ...(isTaken ? [whole('duplicateTitle')] : [])];
      const alone = found.filter((one) => !known.has(keyOf(own.id, one)));
      for (const one of alone) known.add(keyOf(own.id, one));
      return alone.map((one) => ({ ...one, document }));
    }

    // What is in both is listed as of the changes that are edited.
    return documents.flatMap((own) => [
      ...problemsOf(own, 'copy'),
      ...problemsOf(own, 'scheduled'),
    ]);
  };
}
