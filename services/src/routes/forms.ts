import Router from '@koa/router';
import { apiAccessForm } from '@pressline/shared-api/forms/apiAccessForm';
import { careersForm } from '@pressline/shared-api/forms/careersForm';
import { contactForm } from '@pressline/shared-api/forms/contactForm';
import { newsletterForm } from '@pressline/shared-api/forms/newsletterForm';
import type { Context } from 'koa';
import type { ZodType } from 'zod';
import { invalid } from '../errors';
import { type FormIntake, parseForm } from '../forms/createFormIntake';
import { CONTACT_KINDS, type ContactKind, FORM_PATHS } from '../forms/formKindOf';
import type { Outbox } from '../outbox/createOutbox';

const CONTACT_FORMS: Readonly<Record<ContactKind, ZodType<Record<string, string>>>> = {
  contact: contactForm,
  'api-access': apiAccessForm,
  careers: careersForm,
};

function splitKind(body: unknown): { kind: ContactKind; rest: unknown } {
  if (body === null || typeof body !== 'object' || !('kind' in body)) {
    return { kind: 'contact', rest: body };
  }
  const { kind: named, ...rest } = body;
  const kind = CONTACT_KINDS.find((known) => known === named);
  if (!kind) throw invalid({ kind: `Must be one of ${CONTACT_KINDS.join(', ')}` });
  return { kind, rest };
}

/**
 * `POST /api/contact` takes the contact form, or with a `kind` the request for API access and the
 * application; `POST /api/newsletter` takes `{email}` and answers the same whether it knew the
 * address or not. Both answer `{message}` after the post is stored.
 */
export function createFormRoutes(deps: { intake: FormIntake; outbox: Outbox }): Router {
  const { intake, outbox } = deps;
  const router = new Router({ sensitive: true });

  router.post(FORM_PATHS.contact, async (ctx: Context) => {
    const { kind, rest } = splitKind(ctx.request.body);
    const { fields, guard } = parseForm(CONTACT_FORMS[kind], rest);
    await intake.take({ kind, fields, guard, address: ctx.ip });
    outbox.wake();
    ctx.body = { message: 'Message sent successfully!' };
  });

  router.post(FORM_PATHS.newsletter, async (ctx: Context) => {
    const { fields, guard } = parseForm(newsletterForm, ctx.request.body);
    await intake.take({ kind: 'newsletter', fields, guard, address: ctx.ip });
    outbox.wake();
    ctx.body = { message: 'Successfully subscribed!' };
  });

  return router;
}
