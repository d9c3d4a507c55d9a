import { contract } from '@pressline/shared-api/contract';
import type { Revisions } from '../../content/history/createRevisions';
import type { Engine } from '../../content/resource/createEngine';
import { conflict, HttpError, notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { suspicion } from '../../mail/forms/createFormIntake';
import type { Models, StoredOf } from '../../store/database/createModel';
import { acceptedContent, proposedText } from './acceptedContent';
import type { FeedbackStore, StoredFeedback } from './createFeedbackStore';
import { presentFeedback } from './presentFeedback';

const subject = 'Suggestion';

/** How often an acceptance is merged with saves that arrive at the same time. */
const MAX_TRIES = 4;

type StoredArticle = StoredOf<'articles'>;

interface SuggestionNeeds {
  feedback: FeedbackStore;
  models: Models;
  revisions: Revisions;
  engine: Engine;
}

async function findSuggestion({ feedback, models }: SuggestionNeeds, id: string) {
  const stored = await feedback.get(id);
  if (!stored?.suggestion) throw notFound(subject);
  const article = await models.articles.findById(stored.articleId).lean<StoredArticle>();
  if (!article) throw notFound('Article');
  return { suggestion: stored.suggestion, article };
}

async function accept(
  needs: SuggestionNeeds,
  id: string,
  seenVersion: number,
  by: string,
  tries = 1,
) {
  const { suggestion, article } = await findSuggestion(needs, id);
  const content = await acceptedContent(needs.revisions, article, suggestion, seenVersion);
  if (content === undefined) {
    throw conflict('The article changed and no longer has this passage. Nothing was saved.');
  }
  const { _id, version } = article;
  try {
    await needs.engine.update('articles', String(_id), { content, version }, by);
  } catch (error) {
    const isStale = error instanceof HttpError && error.code === 'conflict';
    if (!isStale || tries >= MAX_TRIES) throw error;
    await accept(needs, id, seenVersion, by, tries + 1);
  }
}

async function present(models: Models, stored: StoredFeedback | null) {
  if (!stored) throw conflict('Another editor already decided on this suggestion');
  const [answer] = await presentFeedback(models, [stored]);
  if (!answer) throw notFound(subject);
  return answer;
}

/** Readers' suggestions for other wordings, and what staff make of them. */
export function suggestionRoutes(needs: SuggestionNeeds) {
  const { feedback, models } = needs;
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
        isSuspect: suspicion(guard) !== undefined,
      });
      return { message: 'Thanks. We read every suggestion.' };
    }),
    handle(contract.feedback.suggestion, async ({ params: { id } }) => {
      const { suggestion, article } = await findSuggestion(needs, id);
      const { state, before, after } = proposedText(article, suggestion);
      return { state, before, after, articleVersion: article.version };
    }),
    handle(contract.feedback.accept, async ({ params: { id }, body, user }) => {
      const { suggestion } = await findSuggestion(needs, id);
      if (suggestion.outcome) throw conflict(`This suggestion was already ${suggestion.outcome}`);
      // Decided first, so that of two who accept one saves.
      const accepted = await present(models, await feedback.decide(id, 'accepted'));
      await accept(needs, id, body.articleVersion, user.username).catch(async (error) => {
        await feedback.reopen(id);
        throw error;
      });
      return accepted;
    }),
    handle(contract.feedback.decline, async ({ params: { id } }) => {
      const stored = await feedback.get(id);
      if (!stored?.suggestion) throw notFound(subject);
      return present(models, await feedback.decide(id, 'declined'));
    }),
  ];
}
