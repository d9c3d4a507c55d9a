import { fromReader, HELP, type Prepare } from './prepare';

const form = (path: string, body: (email: string) => object): Prepare => {
  return (world) => ({ path, body: body(`${world.next('reader')}@shop.example`), token: '' });
};

const onSubmission =
  (rest: string, body?: object): Prepare =>
  async (world) => ({ path: `/api/admin/submissions/${await world.addSubmission()}${rest}`, body });

export const visitorRequests: Readonly<Record<string, Prepare>> = {
  [`PUT ${HELP}/feedback/:id`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}`,
    body: { status: 'resolved' },
  }),
  [`DELETE ${HELP}/feedback/:id`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}`,
  }),
  [`POST ${HELP}/feedback/:id/accept`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}/accept`,
    body: { articleVersion: 1 },
  }),
  [`POST ${HELP}/feedback/:id/decline`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}/decline`,
  }),
  'POST /api/admin/unmet-searches/dismissals': (world) => ({
    path: '/api/admin/unmet-searches/dismissals',
    body: { query: world.next('search') },
  }),
  'DELETE /api/admin/unmet-searches/dismissals': async (world) => {
    const path = '/api/admin/unmet-searches/dismissals';
    const query = world.next('search');
    await world.call('POST', path, { query });
    return { path: `${path}?query=${query}` };
  },
  'PUT /api/admin/submissions/:id': onSubmission('', { status: 'done' }),
  'DELETE /api/admin/submissions/:id': onSubmission(''),
  'POST /api/admin/submissions/:id/resend': onSubmission('/resend'),
  'POST /api/consent': (world) => ({
    path: '/api/consent',
    body: world.buildReceipt(),
    token: '',
  }),
  'POST /api/contact': form('/api/contact', (email) => ({
    ...{ firstName: 'Kim', lastName: 'Roller', company: 'Ink & Sons', email },
  })),
  'POST /api/newsletter': form('/api/newsletter', (email) => ({ email })),
  'POST /api/provider/PrintHouseProfile/SendContactMail': form(
    '/api/provider/PrintHouseProfile/SendContactMail',
    (fromMail) => ({ fromMail, toMail: 'us@x.example', subject: 'A demo', content: 'Hello' }),
  ),
  'POST /api/provider/v1/crm-service/employee/CreateDemoUser': form(
    '/api/provider/v1/crm-service/employee/CreateDemoUser',
    (email) => ({ isUs: true, email, companyName: 'Ink & Sons', phone: '' }),
  ),
  'POST /api/help/articles/:id/feedback': fromReader('feedback', {
    ...{ session: 'reader-of-the-test', vote: 'up' },
  }),
  'POST /api/help/articles/:id/suggestions': fromReader('suggestions', {
    ...{ passage: 'Open the job ticket.', proposal: 'Open the ticket.' },
  }),
};
