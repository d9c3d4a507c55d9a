import type { CheckedText, CheckName, DraftSource, TextProblem } from '@pressline/shared-api';
import { Mutex } from 'async-mutex';
import { sourcesIn } from '../articles/checks/sourcesIn';
import type { RenderArticle } from '../articles/renderArticle';
import type { StoredOf } from '../database/createModel';
import type { ResourceTypes } from '../resource/resourceTypes';
import { problemsIn, titleKey } from './checkContent';
import type { CheckedDocument, FoundProblem, Site } from './Site';

interface Copy extends CheckedText {
  /** When the working copy was saved. */
  savedAt?: number;
  title: string;
  doubts: readonly DraftSource[];
}

interface Content {
  documents: readonly CheckedDocument[];
  site: Site;
  problems: readonly FoundProblem[];
  titles: ReadonlyMap<string, number>;
}

type Stored = StoredOf<'articles'>;

const keyOf = (id: string, { check, about }: TextProblem) => [id, check, about].join(' ');

/** Finds what is wrong with unpublished changes alone. Each is rendered once per save. */
export function createCopyChecks(types: ResourceTypes, render: RenderArticle) {
  const { collection } = types.articles.model;
  let kept = new Map<string, Copy>();
  // Who asks meanwhile waits for what is rendered already.
  const turn = new Mutex();

  async function readCopy({ workingCopy, sources, changesSavedAt }: Stored): Promise<Copy> {
    const { content, title } = workingCopy?.values ?? {};
    const text = String(content ?? '');
    const { checked } = await render(text);
    const doubts = sourcesIn(text, sources).filter(({ page }) => page === null);
    return { ...checked, savedAt: changesSavedAt?.getTime(), title: String(title ?? ''), doubts };
  }

  async function read() {
    const copies = new Map<string, Copy>();
    const filter = { 'workingCopy.version': { $gt: 0 } };
    const found = collection.find<Stored>(filter, { projection: { changesSavedAt: 1 } });
    for (const { _id, changesSavedAt } of await found.toArray()) {
      const before = kept.get(String(_id));
      if (before && before.savedAt === changesSavedAt?.getTime()) copies.set(String(_id), before);
      else {
        const projection = { workingCopy: 1, sources: 1, changesSavedAt: 1 };
        const stored = await collection.findOne<Stored>({ _id }, { projection });
        if (stored?.workingCopy) copies.set(String(_id), await readCopy(stored));
      }
    }
    kept = copies;
    return copies;
  }

  return async ({ documents, site, problems, titles }: Content): Promise<FoundProblem[]> => {
    const copies = await turn.runExclusive(read);
    const known = new Set(problems.map((one) => keyOf(one.document.id, one)));
    return documents.flatMap((own) => {
      const copy = copies.get(own.id);
      if (!copy) return [];
      const { savedAt: _, ...written } = copy;
      // Staff can have settled some since.
      const open = new Set(own.doubts?.map(({ text }) => text));
      const doubts = copy.doubts.filter(({ text }) => open.has(text));
      const document = { ...own, ...written, doubts, isInChanges: true };
      const whole = (check: CheckName) => ({ check, line: 0, about: '' });
      const isTaken =
        titleKey(copy.title) !== titleKey(own.title) && titles.has(titleKey(copy.title));
      const found = [...problemsIn(document, site), ...(isTaken ? [whole('duplicateTitle')] : [])];
      return found
        .filter((one) => !known.has(keyOf(own.id, one)))
        .map((one) => ({ ...one, document }));
    });
  };
}
