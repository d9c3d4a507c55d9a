import type { Position } from '../../company/Position';

/** The open positions. */
export const positions: readonly Position[] = [
  {
    id: 'senior-full-stack-developer',
    title: 'Senior Full-Stack Developer',
    department: 'Engineering',
    location: 'Remote (US)',
    country: 'US',
    description:
      'You build features from the database to the button: a pricing rule that thirty shops word differently, a schedule that stays readable with four hundred jobs on it.',
    requirements: [
      'Six years or more with TypeScript, React and Node.js in production',
      'At home in data models that outlive three redesigns',
      'Writes tests because of what they let you change',
      'Willing to spend two days a year in a customer’s print shop',
    ],
  },
  {
    id: 'product-manager',
    title: 'Product Manager',
    department: 'Product',
    location: 'Remote (US)',
    country: 'US',
    description:
      'You decide what the production floor gets next, and you know why, because you have stood there with a stopwatch.',
    requirements: [
      'Four years or more with business software, best in manufacturing or print',
      'Interviews users without leading them and writes down what they did, not what they said',
      'Can say no with a reason and yes with a date',
    ],
  },
  {
    id: 'sales-development-representative',
    title: 'Sales Development Representative',
    department: 'Sales',
    location: 'Austin, TX or remote (US)',
    country: 'US',
    description:
      'You are the first person a print shop talks to. You find out in ten minutes whether we can help, and say so if we cannot.',
    requirements: [
      'A year or more in a role on the phone, or behind the counter of a print shop',
      'Curious enough to learn what makeready means before the second call',
      'Keeps a CRM that others can read',
    ],
  },
  {
    id: 'customer-success-manager',
    title: 'Customer Success Manager',
    department: 'Customer Success',
    location: 'Remote (US)',
    country: 'US',
    description:
      'You bring shops from the first imported price list to the day on which nobody remembers the whiteboard.',
    requirements: [
      'Three years or more of leading customers through a change of systems',
      'Knows estimating, prepress or production from the inside',
      'Explains patiently, in writing and on the floor',
    ],
  },
  {
    id: 'marketing-operations-specialist',
    title: 'Marketing Operations Specialist',
    department: 'Marketing',
    location: 'Remote (US)',
    country: 'US',
    description:
      'You keep campaigns, forms and figures in one honest picture, and you respect every consent that a visitor did not give.',
    requirements: [
      'Three years or more with CRM and e-mail automation',
      'Builds reports that survive the question “how do we know?”',
      'Working knowledge of GDPR and CCPA',
    ],
  },
  {
    id: 'devops-engineer',
    title: 'DevOps Engineer',
    department: 'Engineering',
    location: 'Remote (US)',
    country: 'US',
    description:
      'You keep 10 million workflows a month moving while we deploy at noon: small releases, quick rollbacks, quiet nights.',
    requirements: [
      'Four years or more of running services that people depend on by the hour',
      'Linux, containers and infrastructure as code without looking up each flag',
      'Has written an incident report that changed something',
    ],
  },
];
