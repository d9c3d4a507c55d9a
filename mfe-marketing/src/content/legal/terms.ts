import type { LegalSection, LegalText } from '../../legal/legal';

/** The figures that the terms state. */
const FEES_DUE_DAYS = 30;
const NON_RENEWAL_NOTICE_DAYS = 30;
const BREACH_NOTICE_DAYS = 10;
const DELETION_DAYS = 30;
const LIABILITY_MONTHS = 12;
const CONFIDENTIALITY_YEARS = 5;
const CHANGE_NOTICE_DAYS = 30;
const GOVERNING_LAW = 'Delaware';

const sections: readonly LegalSection[] = [
  {
    id: 'definitions',
    title: 'Definitions',
    blocks: [
      'In these terms, “we” is the provider of the platform and “Customer” is the business that orders it. “Service” is the hosted workflow platform with its documentation and support. “Order” is an order form or an online order that names plan, term and fees. “Users” are the people whom Customer lets into the Service. “Customer Data” is what Customer, its Users and its own customers put into the Service, such as job specifications, artwork, prices and contact details. “Confidential Information” is what one party discloses to the other and marks as confidential, or what any sensible person would take to be so.',
    ],
  },
  {
    id: 'subscription-rights',
    title: 'Subscription Rights',
    blocks: [
      'During the term of an Order we grant Customer a right, neither exclusive nor transferable, to use the Service for its own business within the limits of the plan, such as the number of jobs a month.',
      'Customer decides who its Users are, gives each of them credentials of their own, and answers for what they do. A trial is for evaluation, ends by itself, and comes without charge and without the commitments on availability and support.',
    ],
  },
  {
    id: 'restrictions',
    title: 'Restrictions',
    blocks: [
      'Customer may not, and may not let others:',
      {
        list: [
          'resell, rent or lend the Service, or run it for the benefit of third parties, other than by fulfilling print orders for its own customers,',
          'copy, decompile or otherwise try to obtain its source code, except where the law allows that regardless of a contract,',
          'probe or defeat its security, load it beyond its limits on purpose, or read data of others,',
          'use it to build a competing product, or to store or send what is unlawful or infringes the rights of others.',
        ],
      },
    ],
  },
  {
    id: 'fees-and-payment',
    title: 'Fees and Payment',
    blocks: [
      `Fees are stated in the Order. They are invoiced in advance and due within ${FEES_DUE_DAYS} days of the date of the invoice. They do not include taxes, which Customer bears except for those on our income.`,
      'An amount that Customer disputes in good faith and in writing before it is due need not be paid while the parties clear it up. On other late amounts we may charge interest at the lawful rate, and after a reminder suspend the Service until they are paid.',
    ],
  },
  {
    id: 'customer-data',
    title: 'Customer Data',
    blocks: [
      'Customer Data remains Customer’s. Customer gives us the right to host, copy, send and display it as far as the Service needs that. We use it for nothing else, and protect it by measures that fit the risk.',
      'Customer answers for its right to put the data in. It can export its data at any time in a common format. Where the data is personal, we process it on Customer’s behalf under the data processing agreement.',
    ],
  },
  {
    id: 'proprietary-rights',
    title: 'Proprietary Rights',
    blocks: [
      'The Service, its software, design and documentation remain ours and our licensors’. Nothing passes to Customer but the rights named here.',
      'Suggestions are welcome; we may use them freely and owe nothing for them. Statistics about the use of the Service that identify neither Customer nor any person may be used to run and improve it.',
    ],
  },
  {
    id: 'generative-ai',
    title: 'Generative AI',
    blocks: [
      'Some functions use models that generate text or settings, for example from a document that a User uploads. They are marked as such and run only when a User starts them.',
      'Inputs are sent to a provider that works for us under contract and may not train its models on them. Outputs can be wrong or resemble the work of others. They are drafts: a person must review them before they are published, quoted or sent to a press, and Customer answers for that use. We do not train models on Customer Data without permission.',
    ],
  },
  {
    id: 'term-and-termination',
    title: 'Term and Termination',
    blocks: [
      `An Order runs for the term it names and renews for terms of the same length, unless a party gives notice of non-renewal at least ${NON_RENEWAL_NOTICE_DAYS} days before the end of the current term.`,
      `Either party may terminate for a material breach that the other has not cured within ${BREACH_NOTICE_DAYS} days of written notice, or at once where the other becomes insolvent.`,
      `When an Order ends, the right to use the Service ends. Customer Data can be exported until then, and is deleted within ${DELETION_DAYS} days of termination, except for what the law makes us keep. If Customer ends an Order because of our breach, we refund fees paid for the time after it.`,
    ],
  },
  {
    id: 'warranty-disclaimer',
    title: 'Warranty Disclaimer',
    blocks: [
      'We provide the Service with professional care and substantially as its documentation says. If it falls short, we correct it; if we cannot, Customer may terminate and receives back the fees paid for the remaining time.',
      'Beyond that the Service is provided as it is. As far as the law allows we disclaim all other warranties, express or implied, including merchantability, fitness for a particular purpose and non-infringement. We do not promise that it runs without interruption or error, and we do not check that a printed result meets its purpose: proofs and approvals remain with Customer.',
    ],
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of Liability',
    blocks: [
      'Neither party is liable for lost profits, lost goodwill, spoiled print runs of third parties, or indirect, incidental or consequential damages, even if it knew that they were possible.',
      `Each party’s total liability under these terms is limited to the fees paid or payable for the Service in the ${LIABILITY_MONTHS} months before the event from which it arises.`,
      'These limits do not apply to payment of fees, to the duty to indemnify, to a breach of confidentiality on purpose, or where the law forbids them.',
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    blocks: [
      'We defend Customer against claims of third parties that the Service, used as agreed, infringes their intellectual property, and pay what a court awards or we settle for. We may change the Service so that it no longer infringes, obtain a license, or end the Order and refund what is left of the fees.',
      'Customer does the same for us where a claim arises from Customer Data or from use against these terms. The party that is defended must tell the other promptly, leave the defence to it, and help at its expense.',
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality',
    blocks: [
      'Each party keeps the other’s Confidential Information secret, uses it only for the purposes of these terms, and shows it only to people who need it and are bound likewise. That does not cover what is public without a breach, was known before, comes lawfully from someone else, or was developed independently.',
      `Where the law demands disclosure, the party tells the other beforehand if it may. These duties survive for ${CONFIDENTIALITY_YEARS} years after the end of the last Order, and for trade secrets as long as they are secret.`,
    ],
  },
  {
    id: 'general-provisions',
    title: 'General Provisions',
    blocks: [
      `These terms are governed by the law of ${GOVERNING_LAW}, without its rules on the conflict of laws, and its courts decide disputes. We may change these terms on ${CHANGE_NOTICE_DAYS} days’ written notice; a change to Customer’s disadvantage takes effect at the next renewal unless Customer agrees sooner.`,
      'Neither party may assign these terms without the other’s consent, except to a successor of its whole business. Neither is liable for what is beyond its reasonable control. If a provision is invalid the rest stands. The Order comes before these terms where they differ, and together they are the whole agreement. Notices are given in writing; an e-mail to the address in the Order suffices.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      { before: 'Questions about these terms are answered at', email: 'contactEmail', after: '.' },
    ],
  },
];

export const terms = {
  path: '/terms',
  title: 'Terms of Service',
  description:
    'The agreement for the workflow platform: subscription, fees, customer data, generative AI, liability, confidentiality and the rest, in fourteen sections.',
  heading: 'Terms of Service',
  lead: 'These terms apply between the provider of the platform and the business that orders it. They are written to be read.',
  sections,
} satisfies LegalText;
