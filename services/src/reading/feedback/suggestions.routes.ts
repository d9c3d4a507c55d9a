import type { Suggestion } from '@pressline/shared-api';
import { combineLines } from '@pressline/shared-api/combine-lines';
import { contract } from '@pressline/shared-api/contract';
import type { LocatePassage } from '../../content/articles/createRenderThreads';
import type { Core } from '../../content/resource/Core';
import { conflict, notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { spamReason } from '../../mail/forms/takeForm';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { FeedbackStore, StoredFeedback } from './createFeedbackStore';
import { presentFeedback } from './feedback.routes';

type StoredArticle = StoredOf<'articles'>;

const linesGone = (before: string, after: string) => {
  const kept = new Set(after.split('\n'));
  return before.split('\n').filter((line) => !kept.has(line));
};
const countOf = (line: string, { content }: { content: string }) =>
  content.split('\n').filter((one) => one === line).length;

/**
 * The article's text with the proposal in it: made in the version that staff saw, and merged with
 * what was saved since as an editor's own text would be.
 */
async function acceptedContent(
  { history, locate }: Pick<SuggestionNeeds, 'history' | 'locate'>,
  article: StoredArticle,
  { passage, proposal }: Suggestion,
  seenVersion: number,
): Promise<string | undefined> {
  const contentWith = async ({ content }: { content: string }) =>
    (await locate(content, passage, proposal)).content;
  if (article.version < seenVersion) return undefined;
  if (article.version === seenVersion) return contentWith(article);
  const seen = (await history.find(article, seenVersion))?.values;
  // Publishing alone keeps no revision.
  if (!seen) return contentWith(article);
  const mine = await contentWith(seen);
  if (mine === undefined) return undefined;
  const merged = combineLines(seen.content, mine, article.content);
  if (merged !== undefined) return merged;
  // Lines beside it have changed; the passage's own must be as staff saw them.
  const isAsSeen = linesGone(seen.content, mine).every((line) => countOf(line, article) === 1);
  return isAsSeen ? contentWith(article) : undefined;
}

const subject = 'Suggestion';

interface SuggestionNeeds extends Pick<Core, 'models' | 'history' | 'engine' | 'audit'> {
  feedback: FeedbackStore;
  locate: LocatePassage;
}

async function findSuggestion({ feedback, models }: SuggestionNeeds, id: string) {
  const stored = await feedback.get(id);
  if (!stored?.suggestion) throw notFound(subject);
  const article = await models.articles.findById(stored.articleId).lean<StoredArticle>();
  if (!article) throw notFound('Article');
  return { suggestion: stored.suggestion, article };
}

/** Looks for a suggestion's passage once in each text, so that a transaction does not wait for it. */
function locateOnce(locate: LocatePassage): LocatePassage {
  const located = new Map<string, ReturnType<LocatePassage>>();
  return (text, passage, proposal) => {
    const known = located.get(text) ?? locate(text, passage, proposal);
    located.set(text, known);
    return known;
  };
}

/** What an acceptance saves. @throws HttpError 409 */
async function planAcceptance(needs: SuggestionNeeds, id: string, seenVersion: number) {
  const { suggestion, article } = await findSuggestion(needs, id);
  if (suggestion.outcome) throw conflict(`This suggestion was already ${suggestion.outcome}`);
  const content = await acceptedContent(needs, article, suggestion, seenVersion);
  if (content === undefined) {
    throw conflict('The article changed and no longer has this passage. Nothing was saved.');
  }
  return { articleId: String(article._id), content };
}

async function present(models: Models, stored: StoredFeedback | null) {
  if (!stored) throw conflict('Another editor already decided on this suggestion');
  const [answer] = await presentFeedback(models, [stored]);
  if (!answer) throw notFound(subject);
  return answer;
}

/** Readers' suggestions for other wordings, and what staff make of them. */
export function suggestionRoutes(needs: SuggestionNeeds) {
  const { feedback, models, engine, audit } = needs;
  return [
    handle(contract.reports.suggest, async ({ params: { id }, body }) => {
      const published = await models.articles
        .findOne({ _id: id, isPublished: true })
        .select('version')
        .lean();
      if (!published) throw notFound('Article');
      const { passage, proposal, comment, ...guard } = body;
      await feedback.suggest(id, {
        ...{ passage, proposal, comment, articleVersion: published.version },
        isSuspect: spamReason(guard) !== undefined,
      });
      return { message: 'Thanks. We read every suggestion.' };
    }),
    handle(contract.feedback.suggestion, async ({ params: { id } }) => {
      const { suggestion, article } = await findSuggestion(needs, id);
      const { passage, proposal } = suggestion;
      const { state, before, after } = await needs.locate(article.content, passage, proposal);
      return { state, before, after, articleVersion: article.version };
    }),
    handle(contract.feedback.accept, async ({ params: { id }, body: { articleVersion }, user }) => {
      const accepting = { ...needs, locate: locateOnce(needs.locate) };
      const plan = () => planAcceptance(accepting, id, articleVersion);
      await engine.prepareText('articles', await plan());
      return inTransaction(models.articles.db, async () => {
        const { articleId, content } = await plan();
        await engine.update('articles', articleId, { content }, user.username);
        return present(models, await feedback.decide(id, 'accepted'));
      });
    }),
    handle(contract.feedback.decline, async ({ params: { id } }) => {
      const stored = await feedback.get(id);
      if (!stored?.suggestion) throw notFound(subject);
      return present(models, await audit.recorded(() => feedback.decide(id, 'declined')));
    }),
  ];
}
