import type { LegalText } from '../../legal/legal';
import { personalData } from './personalData';

export const privacy = {
  path: '/privacy',
  title: 'Privacy Notice',
  description:
    'What personal data this site collects, why, on which lawful basis, who sees it, how long it is kept, and how to use your rights.',
  heading: 'Privacy Notice',
  lead: 'This notice covers the public site and the help center. Print shops that use the platform have an agreement of their own about the data of their customers.',
  sections: [
    {
      id: 'data',
      title: 'What we collect, and why',
      blocks: [
        'We collect what you type into a form and what is needed to deliver a page. We buy no data about you and build no profile of you.',
        {
          table: personalData,
        },
      ],
    },
    {
      id: 'sharing',
      title: 'Who sees it',
      blocks: [
        'We do not sell personal data, and we do not share it for other companies’ own purposes.',
        {
          list: [
            'Service providers that work for us under contract: hosting, e-mail delivery, customer records, and, only with your consent, a web analytics service and an ads service.',
            'Authorities, where a law or a court order obliges us, and only as far as it does.',
            'A successor, where the business or a part of it is merged or sold. The successor is bound by this notice until it gives you another.',
          ],
        },
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      blocks: [
        'Some of our providers work outside your country. Personal data leaves the European Economic Area, the United Kingdom or Switzerland only on one of these grounds:',
        {
          list: [
            'a decision that the country gives adequate protection,',
            'the model clauses of the European Commission, with further safeguards where they are needed,',
            'your explicit consent, after we have told you of the risks.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You have the right to:',
        {
          list: [
            'access: learn what we hold about you and receive a copy,',
            'rectification: have wrong data corrected and incomplete data completed,',
            'erasure: have data deleted that we have no ground to keep,',
            'restriction: have processing stopped while a question is open,',
            'objection: object to processing that rests on a legitimate interest,',
            'portability: receive what you gave us in a form that a machine can read.',
          ],
        },
        {
          before: 'To use any of them, write to',
          email: 'privacyEmail',
          after:
            '. We answer within one month and ask for proof of identity only where we cannot do without. You may also complain to the data protection authority of your country.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Necessary cookies keep the site working. Everything else waits for your consent, category by category, and the banner gives a refusal the same weight as an agreement. The cookie policy lists the categories with purposes, retention and third parties; the button “Cookie settings” at the foot of every page opens your choices.',
        'We honor the Global Privacy Control signal of your browser as an opt-out of analytics and marketing.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Data travels encrypted. Access is limited to people who need it for their work, protected by strong passwords that we store only as salted hashes, and logged. We test our software against known kinds of attack before each release. No system is beyond failure: if a breach puts you at risk, we tell you and the authority in time.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            'Requests and the correspondence that follows: as long as the matter is open, then as long as the law asks.',
            'Newsletter address: until you unsubscribe.',
            'Consent records: 3 years.',
            'Analytics data, where you allowed it: 26 months.',
            'Technical logs: a few weeks, unless an incident needs them longer.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      blocks: [
        'When we change this notice we change the date above. A change in substance is announced on this site before it takes effect, and asks for your cookie choices again where it touches them.',
      ],
    },
    {
      id: 'do-not-track',
      title: 'Do Not Track',
      blocks: [
        'There is no agreed meaning of the older Do Not Track signal, so this site does not react to it. It needs no such signal to leave you alone: nothing is tracked without consent, and the Global Privacy Control signal is honored.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          before: 'The privacy team reads and answers',
          email: 'privacyEmail',
          after: '.',
        },
      ],
    },
  ],
} as const satisfies LegalText;
