import type { SectionIntro } from '../../components/PageSection';
import type { ContactSectionProps } from '../../sections/ContactSection';
import type { NewsletterSectionProps } from '../../sections/NewsletterSection';
import { site } from '../site';

const { contactEmail, trialDays, trialOffer, demoMinutes, links } = site;

export const contact = {
  type: 'contact',
  id: 'contact',
  eyebrow: 'Contact',
  title: 'Talk to people who know a press room',
  lead: 'Tell us what you print and where it sticks. Whoever answers has stood at a feeder.',
  form: {
    plans: ['Entry', 'Professional'],
    messageHint:
      'Presses, finishing, the systems you run: what you would tell a new production manager.',
  },
  options: [
    {
      title: `${trialDays}-day free trial`,
      icon: 'play',
      text: 'A demo shop with sample jobs, yours within a minute. No credit card.',
      action: { label: 'Start Trial', to: links.trial },
    },
    {
      title: 'See a demo',
      icon: 'calendar',
      text: `${demoMinutes} minutes on screen, with one of your own jobs if you bring it. Pick a time that suits your shift.`,
      action: { label: 'Book Demo', to: links.demo },
    },
    {
      title: 'Already a customer?',
      icon: 'general',
      text: 'The help center follows the ticket step by step, from the first quote to the invoice.',
      action: { label: 'Open Help Center', to: links.help },
    },
    {
      title: 'Rather write a mail?',
      icon: 'mail',
      text: 'The same people read it.',
      action: { label: contactEmail, to: links.mail, about: '(write an e-mail)' },
    },
  ],
} satisfies { type: 'contact' } & ContactSectionProps;

export const newsletter = {
  type: 'newsletter',
  id: 'newsletter',
  eyebrow: 'Newsletter',
  title: 'One sheet a month',
  lead: 'A job that went wrong and why, a figure worth comparing with yours, and what is new in the product.',
  note: 'One mail a month. Every one of them has a link that ends it.',
} satisfies { type: 'newsletter' } & NewsletterSectionProps;

export const trial = {
  type: 'trial',
  id: 'trial',
  eyebrow: 'Free trial',
  title: 'Start your free trial',
  lead: `${trialOffer}. Tell us where to send the link to your demo account.`,
} satisfies { type: 'trial' } & SectionIntro;
