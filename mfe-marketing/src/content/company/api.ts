import type { CompanyContent } from '../../company/CompanyPage';
import type { Endpoint } from '../../company/EndpointExample';
import type { NamedPoint } from '../../company/PointGrid';
import { site } from '../site';

const host = 'api.pressline.example';
const authorization = 'Authorization: Bearer YOUR_API_KEY';

const request = (line: string, body?: object) =>
  [
    `${line} HTTP/1.1`,
    `Host: ${host}`,
    authorization,
    ...(body ? ['Content-Type: application/json', '', JSON.stringify(body, null, 2)] : []),
  ].join('\n');
const response = (status: string, body: object) => `${status}\n\n${JSON.stringify(body, null, 2)}`;

const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/v1/quotes',
    text: 'Prices one or more items by the rules of your shop and keeps the quote. An item that no rule can price comes back with the reason, and waits for an estimator.',
    request: request('POST /api/v1/quotes', {
      customer_id: 'cust_1042',
      items: [
        {
          product_type: 'brochure',
          quantity: 5000,
          specifications: { size: '8.5x11', paper: '100lb gloss text', colors: '4/4' },
        },
      ],
    }),
    response: response('201 Created', {
      quote_id: 'quo_88213',
      status: 'priced',
      currency: 'USD',
      total: 1840,
      valid_until: '2026-12-21',
    }),
  },
  {
    method: 'GET',
    path: '/api/v1/jobs/{job_id}',
    text: 'Where a job is and when it will be done: its phases with the times planned and the times that really were.',
    request: request('GET /api/v1/jobs/job_4827'),
    response: response('200 OK', {
      job_id: 'job_4827',
      status: 'in_production',
      phase: 'press',
      delivery_date: '2026-12-04',
      phases: [
        { name: 'prepress', state: 'done', finished_at: '2026-11-30T14:10:00Z' },
        { name: 'press', state: 'running', started_at: '2026-12-01T06:40:00Z' },
      ],
    }),
  },
  {
    method: 'POST',
    path: '/api/v1/workflows',
    text: 'Turns an accepted quote into a workflow: the job is routed, tickets are made, and the press is booked for a date that the schedule can keep.',
    request: request('POST /api/v1/workflows', {
      quote_id: 'quo_88213',
      priority: 'standard',
      delivery_date: '2026-12-04',
      special_instructions: 'Deliver to the loading dock before 10 a.m.',
    }),
    response: response('201 Created', {
      workflow_id: 'wf_30571',
      job_id: 'job_4827',
      delivery_date: '2026-12-04',
    }),
  },
];

export const api = {
  title: 'API Documentation',
  description:
    'A REST API for quotes, jobs and workflows: how to get a key, how to authenticate, and three example endpoints with requests and answers.',
  opening: {
    eyebrow: 'For developers',
    heading: 'API Documentation',
    lead: 'Everything that the platform knows about a job can be asked for and changed by a program: prices from your web shop, status for your customers, workflows from your own systems.',
    actions: [{ label: 'Request API Access', to: site.links.apiAccess }],
  },
  features: {
    intro: { id: 'features', title: 'What you can rely on' },
    points: [
      {
        name: 'REST and JSON',
        icon: 'layers',
        text: 'Plain resources over HTTPS. What the screens of the platform do, they do through the same rules.',
      },
      {
        name: 'Safe by default',
        icon: 'check',
        text: 'Authentication uses an API key with role-based access control: a key for the web shop can price jobs and see nothing else. Rate limiting keeps one busy client from slowing the others.',
      },
      {
        name: '99.9% uptime',
        icon: 'gauge',
        text: 'The API is part of your production. It is run for an uptime of 99.9%, and changes that would break a client get a new version number.',
      },
    ] as readonly NamedPoint[],
  },
  steps: {
    intro: { id: 'getting-started', title: 'Getting started' },
    items: [
      {
        name: 'Get a key from the team',
        text: 'Tell us what you want to connect. You receive a key for a sandbox with sample jobs, and one for your own shop when you are ready.',
        sample: undefined,
      },
      {
        name: 'Use the base URL',
        text: 'All paths on this page are relative to it.',
        sample: `https://${host}`,
      },
      {
        name: 'Send the key with every request',
        text: 'As a bearer token in the Authorization header. Keep it on your server: whoever has it acts as you.',
        sample: `curl https://${host}/api/v1/jobs/job_4827 \\\n  -H "${authorization}"`,
      },
    ],
  },
  endpoints: {
    intro: {
      id: 'endpoints',
      title: 'Three example endpoints',
      lead: 'Create a quote, watch a job, start a workflow.',
    },
    items: endpoints,
  },
  closing: {
    id: 'access',
    title: 'Build on it',
    lead: 'Access comes with Professional and Enterprise. Tell us what you want to connect, and we get back to you within a working day.',
    actions: [
      { label: 'Request API Access', to: site.links.apiAccess },
      { label: 'See all integrations', to: '/integrations' },
    ],
  },
} satisfies CompanyContent & Record<string, unknown>;
