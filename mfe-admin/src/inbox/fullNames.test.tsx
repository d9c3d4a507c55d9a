import { screen } from '@testing-library/react';
import { adminApi, renderAdmin, startAt } from '../../test/renderAdmin';

const at = '2026-02-03T10:42:00.000Z';
const removed = {
  ...{ id: 'f1', resource: 'faqs', title: 'Why?', removedAt: at, removedBy: 'bo' },
  ...{ isPublished: null, slug: null },
};
const medium = {
  ...{ id: 'm1', kind: 'file', name: 'list.pdf', typeLabel: 'PDF', size: 9, width: null },
  ...{ height: null, alt: '', isDecorative: false, url: '/media/list.pdf', thumbnailUrl: null },
  ...{ uses: [], createdAt: at, createdBy: 'bo' },
};

const entry = {
  ...{ id: 'e1', at, by: 'bo', address: null, area: 'Content', action: 'Signed in', detail: null },
  ...{ outcome: 'done', record: null, before: null, after: null },
};

it.each([
  ['trash', 'GET /api/admin/help/trash', { entries: [removed], total: 1 }],
  ['media', 'GET /api/admin/media', { media: [medium], total: 1 }],
  ['audit', 'GET /api/admin/audit', { entries: [entry], total: 1 }],
])('%s names people in full', async (path, call, body) => {
  startAt(`/admin/${path}`);
  const api = adminApi();
  api.handlers[call] = () => ({ body });
  api.handlers['GET /api/admin/staff'] = () => ({
    body: { staff: [{ username: 'bo', name: 'Bo Lind' }], sendsReminders: false },
  });
  renderAdmin();
  expect(await screen.findByText(/Bo Lind$/)).toBeVisible();
});
