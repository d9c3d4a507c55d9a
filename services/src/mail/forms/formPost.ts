import { articlePath, type FormKind, failedTarget, sentTarget } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { CONTACT_KINDS } from '@pressline/shared-api/contract/visitors/forms';
import type { Context, Middleware } from 'koa';
import type { Core } from '../../content/resource/Core';
import { forbidden } from '../../errors';
import { toHttpError } from '../../http/errors/toHttpError';
import type { LogRefusal } from '../../http/middleware/requestLog';
import { MAX_FORM_BYTES, readFormBody, tooLarge } from '../../http/uploads/readBodyText';
import type { Models } from '../../store/database/createModel';
import { RETRY_PAGE_POLICY, suggestionRetryPage } from './suggestionRetryPage';

const { forms, reports } = contract;
const CONTACT_PATH = forms.contact.path;

/** The paths that accept forms, with what is posted there. */
const KINDS: Readonly<Record<string, FormKind>> = {
  [CONTACT_PATH]: 'contact',
  [forms.newsletter.path]: 'newsletter',
  [forms.createDemoUser.path]: 'trial',
  [forms.sendContactMail.path]: 'contact',
};

const OF_ARTICLES = (['feedback', 'suggestion'] as const).map((kind) => {
  const { path } = kind === 'feedback' ? reports.feedback : reports.suggest;
  return { kind, path: RegExp(`^${path.replace(':id', '([^/]+)')}$`) };
});

/** The form of an article that is posted to a path, and the article's id. */
function articleFormOf(path: string) {
  for (const { kind, path: pattern } of OF_ARTICLES) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** Whether a path accepts forms. */
const takesForms = (path: string) =>
  Object.hasOwn(KINDS, path) || articleFormOf(path) !== undefined;

/** What a body posted to a form path is. */
function formKindOf(path: string, body: Readonly<Record<string, unknown>>): FormKind {
  const ofArticle = articleFormOf(path);
  if (ofArticle) return ofArticle.kind;
  const named = CONTACT_KINDS.find((kind) => kind === body.kind);
  return (path === CONTACT_PATH && named) || (KINDS[path] ?? 'contact');
}

type Articles = Models['articles'];

/**
 * A page of another site can make a browser post a form, so the browser's headers decide. A request
 * with neither header is not from a browser, and cannot abuse a visitor's rights.
 */
function isForeign(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const origin = ctx.get('origin');
  return origin !== '' && (!URL.canParse(origin) || new URL(origin).host !== ctx.host);
}

/** The page of an article's form, where a redirect leads back to. */
async function pageOf({ path }: Context, articles: Articles) {
  const form = articleFormOf(path);
  if (!form) return undefined;
  // A failure is about what was posted, not about this.
  const article = await articles
    .findOne({ _id: form.id, isPublished: true }, 'slug')
    .lean()
    .catch(() => null);
  if (!article) return undefined;
  const page = articlePath(article.slug);
  return form.kind === 'suggestion' ? `${page}/suggest` : page;
}

function seeOther(ctx: Context, location: string) {
  ctx.status = 303;
  ctx.set({ Location: location, 'Cache-Control': 'no-store' });
}

/** Answers with the form itself: after a redirect the typed text would be lost. */
function sendFormAgain(
  ctx: Context,
  failed: { code: string; given: object; page: string | undefined },
) {
  const back = failed.page?.replace(/\/suggest$/, '');
  ctx.status = 422;
  ctx.type = 'text/html';
  ctx.set({ 'Content-Security-Policy': RETRY_PAGE_POLICY, 'Cache-Control': 'no-store' });
  const { code, given } = failed;
  ctx.body = suggestionRetryPage({
    action: ctx.path,
    code,
    given: { ...given },
    articlePath: back,
  });
}

/**
 * Accepts plain HTML form posts (urlencoded), only on the form paths. They are answered by 303 to the
 * form's page: in its thank-you state, or in an error state that names the refused fields. If the
 * body could not be read, it is the page of the path's first form. A suggestion that fails is answered
 * with its form, by 422.
 * @throws HttpError 403 for a form on another site; 413 for other bodies
 */
export const formPost =
  ({
    log,
    connection,
    articles,
    logRefusal,
  }: Pick<Core, 'log' | 'connection'> & {
    articles: Articles;
    logRefusal: LogRefusal;
  }): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'POST' || !takesForms(ctx.path)) return next();
    if (!ctx.request.is('application/x-www-form-urlencoded')) {
      if ((ctx.request.length ?? 0) > MAX_FORM_BYTES) throw tooLarge();
      return next();
    }
    if (isForeign(ctx)) throw forbidden();
    let body: Record<string, string> = {};
    try {
      body = await readFormBody(ctx.req);
      ctx.request.body = body;
      ctx.state.isFormPost = true;
      await next();
      const kind = formKindOf(ctx.path, body);
      seeOther(ctx, sentTarget(kind, await pageOf(ctx, articles)));
    } catch (thrown) {
      const error = toHttpError(thrown, connection.readyState === 1);
      const { code, message, status, details } = error;
      logRefusal(ctx, error);
      if (status >= 500) log.error({ err: thrown, path: ctx.path }, 'form post failed');
      const fields = Object.keys(details.fields ?? {}).filter((name) => /^\w{1,40}$/.test(name));
      ctx.body = { error: { code, message, fields: details.fields }, message };
      const kind = formKindOf(ctx.path, body);
      const page = await pageOf(ctx, articles);
      if (kind === 'suggestion') sendFormAgain(ctx, { code, given: body, page });
      else seeOther(ctx, failedTarget(kind, code, fields, page));
    }
  };
