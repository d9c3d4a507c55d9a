import { contract } from '@pressline/shared-api/contract';
import type { Context } from 'koa';
import { handle } from '../../http/router/handle';
import type { Delivery } from '../outbox/createDelivery';
import type { Outbox } from '../outbox/createOutbox';
import type { FormIntake } from './createFormIntake';
import { isOptedOut } from './isOptedOut';
import { parseContact } from './parseContact';
import { startTrial } from './startTrial';

/** What a form's request says of its sender besides the form. */
const senderOf = (ctx: Context) => ({ address: ctx.ip, isOptedOut: isOptedOut(ctx) });

interface FormNeeds {
  intake: FormIntake;
  outbox: Outbox;
  delivery: Delivery;
}

/** The public forms. All of them answer after the post is stored. */
export const formRoutes = ({ intake, outbox, delivery }: FormNeeds) => [
  handle(contract.forms.contact, async ({ body, ctx }) => {
    const { kind, form } = parseContact(body);
    await intake.take({ kind, form, ...senderOf(ctx) });
    outbox.wake();
    return { message: 'Message sent successfully!' };
  }),
  handle(contract.forms.newsletter, async ({ body, ctx }) => {
    await intake.take({ kind: 'newsletter', form: body, ...senderOf(ctx) });
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
    await intake.take({ kind: 'contact', form, ...senderOf(ctx) });
    outbox.wake();
    const text = 'Message sent successfully!';
    return { message: text, data: { message: text } };
  }),
];
