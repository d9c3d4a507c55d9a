import { type CheckedText, type CheckName, nameKey, type TextProblem } from '@pressline/shared-api';
import { sourcesIn } from '../articles/checks/sourcesIn';
import type { RenderArticle } from '../articles/renderArticle';
import type { ReadTexts, Text } from '../versions/createTexts';
import { problemsIn } from './checkContent';
import type { CheckedDocument, FoundProblem, Site } from './Site';

interface Content {
  documents: readonly CheckedDocument[];
  site: Site;
  problems: readonly FoundProblem[];
  titles: ReadonlyMap<string, number>;
}

const keyOf = (id: string, { check, about }: TextProblem) => [id, check, about].join(' ');

/** Finds what is wrong with unpublished and scheduled changes alone. Each is rendered once per save. */
export function createChangeChecks(readTexts: ReadTexts, render: RenderArticle) {
  /** By document, kind and number. */
  let rendered = new Map<string, CheckedText>();

  return async ({ documents, site, problems, titles }: Content): Promise<FoundProblem[]> => {
    const found: FoundProblem[] = [];
    const next: typeof rendered = new Map();
    const byId = new Map(documents.map((one) => [one.id, one]));
    const known = new Set(problems.map((one) => keyOf(one.document.id, one)));

    async function check({ kind: place, number, values }: Text, own: CheckedDocument) {
      const title = String(values.title ?? '');
      const content = String(values.content ?? '');
      const version = [own.id, place, number].join(' ');
      const checked = rendered.get(version) ?? (await render(content)).checked;
      next.set(version, checked);
      const doubts = sourcesIn(content, own.doubts);
      const document = { ...own, ...checked, title, doubts, place };
      const whole = (name: CheckName) => ({ check: name, line: 0, about: '' });
      const isTaken = nameKey(title) !== nameKey(own.title) && titles.has(nameKey(title));
      const all = [...problemsIn(document, site), ...(isTaken ? [whole('duplicateTitle')] : [])];
      for (const problem of all) {
        const key = keyOf(own.id, problem);
        if (!known.has(key)) found.push({ ...problem, document });
        known.add(key);
      }
    }

    // What is in both is listed as of the changes that are edited.
    for (const kind of ['draft', 'scheduled'] as const) {
      for await (const text of readTexts('articles', { kinds: [kind], fields: ['title'] })) {
        const own = byId.get(text.docId);
        if (own) await check(text, own);
      }
    }
    rendered = next;
    return found;
  };
}
