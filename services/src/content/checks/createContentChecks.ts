import {
  type ArticleCheckBody,
  type CheckName,
  type ContentFinding,
  type ContentHealth,
  type DraftSource,
  type Finding,
  type HealthQuery,
  nameKey,
} from '@pressline/shared-api';
import { utcDay } from '../../utcDay';
import { sourcesIn } from '../articles/checks/sourcesIn';
import { ARTICLES_BASE } from '../articles/links/readLinks';
import type { Core } from '../resource/Core';
import type { ReadTexts } from '../versions/createTexts';
import { CHECKS, distinct, presentProblem, unsourcedProblem } from './CHECKS';
import { checkContent, countTitles, inOrder } from './checkContent';
import { createChangeChecks } from './createChangeChecks';
import { problemOfLink } from './problemOfLink';
import { readCheckedContent } from './readCheckedContent';
import { asPublished, type FoundProblem, type Site } from './Site';

const COUNT_PATIENCE_MS = 50;

interface ChecksNeeds
  extends Pick<Site, 'publicUrl' | 'files'>,
    Pick<Core, 'types' | 'content' | 'render'> {
  readTexts: ReadTexts;
  /** A count waits for changed content when reading it took less, and otherwise lets it be read so much later. */
  patienceMs?: number | undefined;
}

function presentFound({ document, ...problem }: FoundProblem): ContentFinding {
  const { resource, id, title, version, isPublished, place = 'saved' } = document;
  const finding = presentProblem(problem);
  const about = { resource, id, title, version, isPublished, place };
  // A fix is a save of the document itself: that of its changes is in the editor.
  return { ...finding, ...about, fix: place === 'saved' ? finding.fix : null };
}

/**
 * The checks of content: of one text while it is typed, and of all content, which is read once per
 * content version and day.
 */
export type ContentChecks = ReturnType<typeof createContentChecks>;

export function createContentChecks({
  types,
  content,
  readTexts,
  render,
  patienceMs = COUNT_PATIENCE_MS,
  ...own
}: ChecksNeeds) {
  async function read() {
    const { documents, site } = await readCheckedContent(types, readTexts, own);
    const problems = checkContent({ documents, site });
    const ids = new Map(documents.map(({ id, title }) => [id, nameKey(title)]));
    return { documents, site, problems, titles: countTitles(documents), titleOf: ids };
  }

  let known: { key: string; state: ReturnType<typeof read> } | undefined;
  let last: { key: string; count: number; ms: number } | undefined;

  const keyOfNow = () => `${content.current} ${utcDay()}`;

  function recall() {
    const key = keyOfNow();
    if (known?.key === key) return known.state;
    const startedAt = performance.now();
    const state = read();
    known = { key, state };
    state.then(
      ({ problems }) => {
        last = { key, count: problems.length, ms: performance.now() - startedAt };
      },
      () => {
        known = undefined;
      },
    );
    return state;
  }

  const checkChanges = createChangeChecks(readTexts, render);
  let changeCount = 0;

  /** Those of unpublished and scheduled changes too, which make no new content version. */
  async function problemsNow() {
    const state = await recall();
    const ofChanges = await checkChanges(state);
    changeCount = ofChanges.length;
    return ofChanges.length > 0 ? inOrder([...state.problems, ...ofChanges]) : state.problems;
  }

  const sourcesOf = async (id: string, text: string) => {
    const article = id ? await types.articles.model.findById(id).select('sources').lean() : null;
    return sourcesIn(text, article?.sources as DraftSource[] | undefined);
  };

  return {
    /** What is wrong with a text as it would be saved. @throws HttpError 400 */
    async checkArticle({ id = '', title = '', content: text }: ArticleCheckBody) {
      const [{ checked }, { site, titles, titleOf }, sources] = await Promise.all([
        render(text),
        recall(),
        sourcesOf(id, text),
      ]);
      const doubts = sources.filter(({ page }) => page === null).map(unsourcedProblem);
      const where = { base: ARTICLES_BASE, ids: checked.ids };
      const links = checked.links.flatMap((link) => problemOfLink(site, link, where) ?? []);
      const key = nameKey(title);
      const others = (titles.get(key) ?? 0) - (titleOf.get(id) === key ? 1 : 0);
      const findings: Finding[] = distinct([...checked.problems, ...links, ...doubts])
        .sort((one, other) => one.line - other.line)
        .map(presentProblem);
      if (key && others > 0) {
        findings.push(presentProblem({ check: 'duplicateTitle', line: 0, about: '' }));
      }
      return { findings, sources };
    },
    /** The errors of articles that readers would meet once all of them are published. */
    async publishErrors(ids: readonly string[]): Promise<ContentFinding[]> {
      const asked = new Set(ids);
      const { documents, site } = await recall();
      const problems = checkContent(asPublished({ documents, site }, asked));
      return problems
        .filter(({ check, document }) => asked.has(document.id) && CHECKS[check].level === 'error')
        .map(presentFound);
    },
    /** How many problems all content has; where reading it takes long, how many it had before the last change. */
    async count(): Promise<number> {
      const isKnown = last?.key === keyOfNow();
      if (!last || isKnown || last.ms < patienceMs) return (await problemsNow()).length;
      setTimeout(() => void recall().catch(() => undefined), patienceMs).unref();
      return last.count + changeCount;
    },
    /** What is wrong with all content, one page of it. */
    async health({ check, page = 1, limit = 50 }: HealthQuery): Promise<ContentHealth> {
      const problems = await problemsNow();
      const totals = new Map<CheckName, number>();
      for (const one of problems) totals.set(one.check, (totals.get(one.check) ?? 0) + 1);
      const asked = check ? problems.filter((one) => one.check === check) : problems;
      const first = (Number(page) - 1) * Number(limit);
      return {
        checks: [...totals].map(([name, total]) => {
          const { level, title } = CHECKS[name];
          return { check: name, level, title, total };
        }),
        findings: asked.slice(first, first + Number(limit)).map(presentFound),
        total: asked.length,
      };
    },
  };
}
