import type { LegalText } from '../../legal/legal';

export const cookies = {
  path: '/cookies',
  title: 'Cookie Policy',
  description:
    'Which cookies this site uses, for what, on which legal basis and for how long, and how to change or withdraw your consent at any time.',
  heading: 'Cookie Policy',
  lead: 'Nothing beyond the necessary category is stored or requested before you say so. This page explains what each category does and shows what you have chosen.',
  sections: [
    {
      id: 'what-are-cookies',
      title: 'What are cookies?',
      blocks: [
        'Cookies are small text files that a website asks your browser to keep and to send back on the next visit. Browsers offer other places for the same purpose, such as local storage; in this policy the word covers all of them.',
        'A session cookie goes when you close the browser. A persistent cookie stays until its time is over or you delete it. First-party cookies belong to the site that you are on; third-party cookies belong to a service that the site has called in.',
      ],
    },
    {
      id: 'categories',
      title: 'The four categories',
      blocks: [
        'Necessary cookies are always on. The other three are off until you switch them on, and each can be chosen on its own.',
        'While we try out a new release of the site, the necessary cookie pressline_canary keeps you on one release, for 30 days at most. It holds a random number from 0 to 9999, which many visitors share and which says nothing about you.',
      ],
    },
    {
      id: 'records',
      title: 'The record of your choice',
      blocks: [
        'Your choice is kept in your browser under the name pressline_consent_preferences: what you chose, when, and for which version of this policy. It is asked for again after 12 months, and whenever the policy changes in substance.',
        'We also keep a receipt of each choice on our server for 3 years, as the law asks us to be able to prove consent. A receipt holds a random number, the version, the choices, the time, a hash of the text you were shown and whether your browser sent a privacy signal. It holds no name and no address, and the number is shown above so that you can refer to it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights and choices',
      blocks: [
        {
          list: [
            'Change your choice at any time: the button “Cookie settings” stands at the foot of every page.',
            'Withdraw everything with the button above. Your record is deleted, every consent signal is set to denied, and the cookies that scripts can reach are deleted, except those that the site needs to work.',
            'Send a Global Privacy Control signal with your browser. We honor it as an opt-out of analytics and marketing, without asking you to do anything else.',
            'Opt out of the sale and sharing of personal information with the button “Do not sell or share my personal information” at the foot of every page. We do not sell data; the button also switches off everything that could count as sharing.',
            'Delete or block cookies in your browser’s settings. The site works without them; you may have to repeat your choices.',
          ],
        },
        'Withdrawing consent does not make unlawful what was done while it was given.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          before: 'Questions about cookies on this site are answered at',
          email: 'privacyEmail',
          after: '.',
        },
      ],
    },
  ],
} as const satisfies LegalText;
