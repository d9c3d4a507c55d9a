import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, renderAdmin, startAt } from '../../test/renderAdmin';

const CHECK = 'POST /api/admin/help/articles/check';
const DEAD = 'This link leads nowhere: /help/articles/nope';

it('says of a quick link that it leads nowhere, before it is saved', async () => {
  startAt('/admin/quick-links');
  const api = adminApi();
  api.handlers['GET /api/admin/help/quick-links'] = () => ({
    body: { 'quick-links': [], total: 0 },
  });
  api.handlers[CHECK] = () => ({ body: { findings: [{ message: DEAD }], sources: [] } });
  renderAdmin();
  await screen.findByText('No quick links yet');
  await userEvent.keyboard('n');
  await userEvent.type(await screen.findByLabelText(/^URL/), '/help/articles/nope');
  expect(await screen.findByText(DEAD)).toBeVisible();
  expect(api.callsTo(CHECK).at(-1)?.body).toEqual({ content: '[x](</help/articles/nope>)' });
});

it('names the terms under See also that the glossary lacks', async () => {
  startAt('/admin/glossary');
  const api = adminApi();
  const bleed = {
    ...{ id: 'd'.repeat(24), version: 1, createdAt: '2026-01-01T00:00:00.000Z' },
    ...{ updatedAt: '2026-01-01T00:00:00.000Z', term: 'Bleed', definition: 'Beyond the trim.' },
    ...{ otherNames: [], seeAlso: [], category: 'Prepress' },
  };
  api.handlers['GET /api/admin/help/terms'] = () => ({ body: { terms: [bleed], total: 1 } });
  renderAdmin();
  await screen.findByRole('button', { name: 'Edit Bleed' });
  await userEvent.keyboard('n');
  await userEvent.type(await screen.findByLabelText(/^See also/), 'bleed, Trapp');
  expect(await screen.findByText('Not in the glossary: Trapp.')).toBeVisible();
});
