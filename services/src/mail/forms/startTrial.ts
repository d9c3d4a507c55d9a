import type {
  DemoUserAnswer,
  demoUserRequest,
  trialRequest,
} from '@pressline/shared-api/contract/visitors/forms';
import { demoUserOf } from '@pressline/shared-api/forms/trialForm';
import type { z } from 'zod';
import { HttpError } from '../../errors';
import type { Delivery } from '../outbox/createDelivery';
import type { Outbox } from '../outbox/createOutbox';
import { type FormIntake, splitGuard } from './createFormIntake';

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
  { intake, outbox, delivery }: { intake: FormIntake; outbox: Outbox; delivery: Delivery },
  sender: { address: string; isOptedOut: boolean },
): Promise<DemoUserAnswer> {
  const { guard } = splitGuard(body);
  const stored = await intake.take({
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
