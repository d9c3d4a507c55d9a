import { contract } from '@pressline/shared-api/contract';
import {
  CONTACT_KINDS,
  type ContactKind,
  contactRequests,
  type DemoUserAnswer,
  type demoUserRequest,
  type trialRequest,
} from '@pressline/shared-api/contract/visitors/forms';
import { demoUserOf } from '@pressline/shared-api/forms/trialForm';
import type { Context } from 'koa';
import type { ZodType, z } from 'zod';
import { HttpError, invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import { parseBody } from '../../http/router/parseBody';
import type { Delivery } from '../outbox/createDelivery';
import type { Outbox } from '../outbox/createOutbox';
import { type IntakeNeeds, isOptedOut, splitGuard, takeForm } from './takeForm';

/** The outbox takes over if this process dies between storing a trial and calling the provider. */
const OUTBOX_WAITS_MS = 5_000;

type TrialBody = z.output<typeof demoUserRequest> | z.output<typeof trialRequest>;

function fieldsOf(body: TrialBody) {
  const { isUs, ...others } = 'region' in body ? demoUserOf(body) : body;
  return { region: isUs ? 'USA' : 'International', ...others };
}

/**
 * Stores a trial and asks the provider for its account. The answer is `{message, data: {data: {url,
 * data: {url}}}}`: callers read `data.data.data.url`, from the body or from an HTTP client that puts
 * the body under `data`, so the address is at both places. It has no `url` when the provider gave
 * none, when it does not answer (the outbox tries again), or when the post is held: the link follows
 * by email. Without a provider, held posts get the same answer as others. @throws HttpError 502
 */
export async function startTrial(
  body: TrialBody,
  { intake, outbox, delivery }: { intake: IntakeNeeds; outbox: Outbox; delivery: Delivery },
  sender: { address: string; isOptedOut: boolean },
): Promise<DemoUserAnswer> {
  const { guard } = splitGuard(body);
  const stored = await takeForm(intake, {
    kind: 'trial',
    form: { ...guard, ...fieldsOf(body) },
    ...sender,
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
    : 'We got your request. We’ll email you the link to your account.';
  return { message, data: { data: { url, data: { url } } } };
}

const SCHEMAS: Readonly<Record<ContactKind, ZodType<Readonly<Record<string, unknown>>>>> =
  contactRequests;

/** Parses a body of the contact path by the form that its `kind` names. @throws HttpError 400 */
function parseContact(body: unknown): {
  kind: ContactKind;
  form: Readonly<Record<string, unknown>>;
} {
  if (body === null || typeof body !== 'object') {
    return { kind: 'contact', form: parseBody(SCHEMAS.contact, body) };
  }
  const { kind: named = 'contact', ...form } = body as Record<string, unknown>;
  const kind = CONTACT_KINDS.find((known) => known === named);
  if (!kind) throw invalid({ kind: `Must be one of ${CONTACT_KINDS.join(', ')}` });
  return { kind, form: parseBody(SCHEMAS[kind], form) };
}

/** What a form's request says of its sender besides the form. */
const senderOf = (ctx: Context) => ({ address: ctx.ip, isOptedOut: isOptedOut(ctx) });

/** The public forms. All of them answer after the post is stored. */
export const formRoutes = ({
  intake,
  outbox,
  delivery,
}: {
  intake: IntakeNeeds;
  outbox: Outbox;
  delivery: Delivery;
}) => [
  handle(contract.forms.contact, async ({ body, ctx }) => {
    const { kind, form } = parseContact(body);
    await takeForm(intake, { kind, form, ...senderOf(ctx) });
    outbox.wake();
    return { message: 'Message sent successfully!' };
  }),
  handle(contract.forms.newsletter, async ({ body, ctx }) => {
    await takeForm(intake, { kind: 'newsletter', form: body, ...senderOf(ctx) });
    outbox.wake();
    return { message: 'Successfully subscribed!' };
  }),
  handle(contract.forms.createDemoUser, ({ body, ctx }) =>
    startTrial(body, { intake, outbox, delivery }, senderOf(ctx)),
  ),
  handle(contract.forms.sendContactMail, async ({ body, ctx }) => {
    // The one recipient is configured, whatever `toMail` says.
    const { fromMail: email, subject, content, toMail: _, ...guard } = body;
    const form = { email, subject, message: content, ...guard };
    await takeForm(intake, { kind: 'contact', form, ...senderOf(ctx) });
    outbox.wake();
    const text = 'Message sent successfully!';
    return { message: text, data: { message: text } };
  }),
];
