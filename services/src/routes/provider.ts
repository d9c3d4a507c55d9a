import Router from '@koa/router';
import { contactMailBody } from '@pressline/shared-api/forms/contactMailBody';
import { demoUserBody, demoUserOf, trialForm } from '@pressline/shared-api/forms/trialForm';
import type { Context } from 'koa';
import { HttpError } from '../errors';
import { type FormIntake, parseForm } from '../forms/createFormIntake';
import { FORM_PATHS } from '../forms/formKindOf';
import type { Delivery } from '../outbox/createDelivery';
import type { Outbox } from '../outbox/createOutbox';

/** If this process dies between storing a trial and asking the provider, the outbox asks after this. */
const OUTBOX_WAITS_MS = 5_000;

export interface ProviderDeps {
  intake: FormIntake;
  outbox: Outbox;
  delivery: Delivery;
}

// A page without script posts the dialog's own fields.
function parseTrial(body: unknown, isFormPost: boolean) {
  if (!isFormPost) return parseForm(demoUserBody, body);
  const { fields, guard } = parseForm(trialForm, body);
  return { fields: demoUserOf(fields), guard };
}

/**
 * The spec's two provider calls (§7), at our own address. Both answer after the post is stored.
 *
 * `CreateDemoUser` answers `{message, data: {data: {url, data: {url}}}}`: the spec reads the address
 * "at data.data.data.url", which is `response.data.data.data.url` to a caller whose HTTP client puts
 * the body under `data`, and `body.data.data.data.url` to one that has parsed the body itself; the
 * address stands at both places. There is no `url` when the provider gave none, when it does not
 * answer at present (the outbox goes on trying), or when the post is held from it: it follows by
 * e-mail. Without a provider the answer to a held post is the same as to any other.
 *
 * `SendContactMail` answers `{message, data: {message}}`. Its `toMail` changes nothing: the one
 * recipient is configured.
 */
export function createProviderRoutes({ intake, outbox, delivery }: ProviderDeps): Router {
  const router = new Router({ sensitive: true });

  router.post(FORM_PATHS.createDemoUser, async (ctx: Context) => {
    const { fields, guard } = parseTrial(ctx.request.body, ctx.state.isFormPost === true);
    const { isUs, ...others } = fields;
    const stored = await intake.take({
      kind: 'trial',
      fields: { region: isUs ? 'USA' : 'International', ...others },
      guard,
      address: ctx.ip,
      outboxWaitsMs: delivery.hasProvider ? OUTBOX_WAITS_MS : 0,
    });
    let url: string | undefined;
    if (!delivery.hasProvider) {
      outbox.wake();
      url = delivery.demoUrl(stored._id.toHexString());
    } else if (stored.delivery.state !== 'held') {
      const tried = await outbox.attempt(stored._id);
      if (tried?.delivery.state === 'dead') {
        throw new HttpError('bad_gateway', 'The account could not be created');
      }
      url = tried?.accountUrl ?? undefined;
    }
    const message = url
      ? 'Your account is ready.'
      : 'We have your request. The link to your account follows by e-mail.';
    ctx.body = { message, data: { data: { url, data: { url } } } };
  });

  router.post(FORM_PATHS.sendContactMail, async (ctx: Context) => {
    const { fields, guard } = parseForm(contactMailBody, ctx.request.body);
    const { fromMail, subject, content } = fields;
    await intake.take({
      kind: 'contact',
      fields: { email: fromMail, subject, message: content },
      guard,
      address: ctx.ip,
    });
    outbox.wake();
    const message = 'Message sent successfully!';
    ctx.body = { message, data: { message } };
  });

  return router;
}
