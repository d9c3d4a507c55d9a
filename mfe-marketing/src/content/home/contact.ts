import ContactSection from '../../sections/ContactSection';
import { withContent } from '../../sections/withContent';
import { bookDemo } from '../actions';
import { site } from '../site';

const { contactEmail, trialDays, demoMinutes, links } = site;

export default withContent(ContactSection, {
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
      action: bookDemo,
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
});
