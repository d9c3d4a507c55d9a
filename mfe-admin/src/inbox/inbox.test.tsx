import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const FEEDBACK = 'GET /api/admin/help/feedback';
const entry = {
  id: 'd'.repeat(24),
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  articleId: article.id,
  articleTitle: article.title,
  articleSlug: article.slug,
  vote: 'down',
  reason: 'outdated',
  comment: '<i>Old</i> menu',
  status: 'new',
  suggestion: null,
};
const UPDATE = `PUT /api/admin/help/feedback/${entry.id}`;

const REQUESTS = 'GET /api/admin/submissions';
const request = {
  id: 'e'.repeat(24),
  kind: 'api-access',
  fields: { firstName: 'Jo', lastName: 'Lee', email: 'jo@example.com', message: '<b>Hello</b>' },
  isOptedOut: true,
  delivery: {
    state: 'dead',
    isConfigured: true,
    tries: 100,
    nextAt: null,
    sentAt: null,
    lastError: 'Refused',
  },
  accountUrl: 'javascript:alert(1)',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...{ status: 'new', assignee: null, note: '', version: 0 },
};
const CHANGE = `PUT /api/admin/submissions/${request.id}`;

describe('feedback', () => {
  async function open(path = '/admin/feedback') {
    startAt(path);
    const api = adminApi();
    api.handlers[FEEDBACK] = () => ({ body: { feedback: [entry], total: 1 } });
    renderAdmin();
    await screen.findByText('<i>Old</i> menu');
    return api;
  }
  const status = () => screen.getByLabelText('Status of the feedback on Build a quote');

  it('asks the server for what the address says, and remembers filters there', async () => {
    const api = await open('/admin/feedback?status=new&size=25');
    expect(api.callsTo(FEEDBACK)[0]?.search).toBe('?status=new&page=1&limit=25');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Not helpful');
    await waitFor(() => expect(location.search).toBe('?status=new&vote=down&size=25'));
    expect(screen.getByText('Out of date')).toBeVisible();
  });

  it('changes at once, with the version that was seen', async () => {
    const api = await open();
    let answer: (value: object) => void = () => undefined;
    api.handlers[UPDATE] = () => new Promise((resolve) => (answer = resolve));
    await userEvent.selectOptions(status(), 'Reviewed');
    expect(status()).toHaveValue('reviewed');
    expect(shownToast()).toEqual({});
    answer({ body: { ...entry, version: 3, status: 'reviewed' } });
    await waitFor(() => expect(shownToast().title).toBe('Feedback updated successfully'));
    expect(api.callsTo(UPDATE)[0]?.body).toEqual({ status: 'reviewed', version: 2 });
  });

  it('changes again before the list was fetched anew', async () => {
    const api = await open();
    let version = entry.version;
    api.handlers[UPDATE] = (body: { status: string; version: number }) => {
      if (body.version !== version) return failure(409, 'Another editor changed this feedback');
      version += 1;
      return { body: { ...entry, ...body, version } };
    };
    api.handlers[FEEDBACK] = () => new Promise(() => {});
    await userEvent.selectOptions(status(), 'Reviewed');
    await userEvent.selectOptions(status(), 'Resolved');
    await waitFor(() => expect(version).toBe(4));
    await userEvent.selectOptions(status(), 'New');
    await waitFor(() => expect(version).toBe(5));
    expect(api.callsTo(UPDATE).map(({ body }) => body)).toEqual([
      { status: 'reviewed', version: 2 },
      { status: 'resolved', version: 3 },
      { status: 'new', version: 4 },
    ]);
  });

  it('goes back when it is refused', async () => {
    const api = await open();
    api.handlers[UPDATE] = () => failure(409, 'Another editor changed this feedback');
    await userEvent.selectOptions(status(), 'Resolved');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Failed to update feedback',
        description: 'Another editor changed this feedback',
        variant: 'destructive',
      }),
    );
    expect(status()).toHaveValue('new');
  });

  it('changes again after its panel was left and opened again', async () => {
    const api = await open();
    api.handlers[UPDATE] = () => ({ body: { ...entry, version: 3, status: 'reviewed' } });
    api.handlers[FEEDBACK] = () => new Promise(() => {});
    await userEvent.selectOptions(status(), 'Reviewed');
    await waitFor(() => expect(shownToast().title).toBe('Feedback updated successfully'));
    await userEvent.click(screen.getByRole('tab', { name: /Articles/ }));
    await screen.findByRole('heading', { name: 'Build a quote' });
    await userEvent.click(screen.getByRole('tab', { name: /Feedback/ }));
    await userEvent.selectOptions(await screen.findByLabelText(/^Status of/), 'Resolved');
    await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(2));
    expect(api.callsTo(UPDATE)[1]?.body).toEqual({ status: 'resolved', version: 3 });
  });

  it('marks what a suggestion would change, in the list and once in its dialog', async () => {
    startAt('/admin/feedback');
    const api = adminApi();
    const suggestion = {
      ...{ passage: 'Fold it twice.', proposal: 'Fold it once.', articleVersion: 3 },
      ...{ outcome: null, isSuspect: false },
    };
    const suggested = { ...entry, vote: null, reason: null, suggestion };
    api.handlers[FEEDBACK] = () => ({ body: { feedback: [suggested], total: 1 } });
    api.handlers[`GET /api/admin/help/feedback/${entry.id}/suggestion`] = () => ({
      body: {
        ...{ state: 'placed', before: suggestion.passage, after: suggestion.proposal },
        articleVersion: 3,
      },
    });
    renderAdmin();
    await userEvent.click(await screen.findByRole('button', { name: /^Review/ }));
    expect(screen.getByText('twice', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('once', { selector: 'ins' })).toBeVisible();
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('region', { name: 'Article: With the suggestion' });
    expect(dialog.querySelector('del')).toBeNull();
  });

  it('leaves the focus where it is when the entry stays in the list', async () => {
    const api = await open();
    let answer: (value: object) => void = () => undefined;
    api.handlers[UPDATE] = () => new Promise((resolve) => (answer = resolve));
    await userEvent.selectOptions(status(), 'Reviewed');
    status().blur();
    const changed = { ...entry, version: 3, status: 'reviewed' };
    api.handlers[FEEDBACK] = () => ({ body: { feedback: [changed], total: 1 } });
    answer({ body: changed });
    await waitFor(() => expect(api.callsTo(FEEDBACK)).toHaveLength(2));
    await waitFor(() => expect(shownToast().title).toBe('Feedback updated successfully'));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(document.body).toHaveFocus();
  });
});

describe('requests', () => {
  async function open(path = '/admin/contact') {
    startAt(path);
    const api = adminApi();
    api.handlers[REQUESTS] = () => ({ body: { submissions: [request], total: 1 } });
    renderAdmin();
    await screen.findByRole('button', { name: 'Jo Lee', hidden: true });
    return api;
  }

  it('shows what was sent as text, and no address that is none', async () => {
    await open(`/admin/contact?open=${request.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Jo Lee' });
    for (const text of ['<b>Hello</b>', 'Failed', 'Refused', 'First name', 'Do not sell']) {
      expect(dialog).toHaveTextContent(text);
    }
    expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Message',
      'For staff',
      'Delivery',
    ]);
  });

  it('names a sender without a name once, by the address', async () => {
    const api = await open();
    const fields = { email: 'al@example.com' };
    api.handlers[REQUESTS] = () => ({ body: { submissions: [{ ...request, fields }], total: 1 } });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('al@example.com')).toBe(
      screen.getByRole('button', { name: 'al@example.com' }),
    );
  });

  const openJo = () => userEvent.click(screen.getByRole('button', { name: 'Jo Lee' }));

  it('has a state, which can be changed in the row, with the version that was seen', async () => {
    const api = await open('/admin/contact?status=open');
    expect(api.callsTo(REQUESTS)[0]?.search).toContain('status=open');
    api.handlers[CHANGE] = () => ({ body: { ...request, status: 'done', version: 1 } });
    api.handlers[REQUESTS] = () => ({ body: { submissions: [], total: 0 } });
    await userEvent.selectOptions(screen.getByLabelText('Status of the request of Jo Lee'), 'Done');
    await waitFor(() => expect(shownToast().title).toBe('Request updated successfully'));
    expect(api.callsTo(CHANGE)[0]?.body).toEqual({ status: 'done', version: 0 });
    expect(await screen.findByText(/No requests found/)).toBeVisible();
  });

  it('is answered by mail, assigned to a user and noted on', async () => {
    const api = await open();
    api.handlers['GET /api/admin/staff'] = () => ({
      body: { staff: [{ username: 'bo', name: 'Bo Lind' }] },
    });
    expect(screen.getByRole('link', { name: 'jo@example.com' })).toHaveAttribute(
      'href',
      'mailto:jo%40example.com',
    );
    let stored = request;
    api.handlers[CHANGE] = (change: object) => {
      stored = { ...stored, ...change, version: stored.version + 1 };
      return { body: stored };
    };
    api.handlers[REQUESTS] = () => ({ body: { submissions: [stored], total: 1 } });
    await openJo();
    expect(await screen.findByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:jo%40example.com?subject=Re%3A%20API%20access%20request',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Jo Lee' }));
    await dialog.findByRole('option', { name: 'Bo Lind' });
    await userEvent.selectOptions(dialog.getByLabelText('Assigned to'), 'Bo Lind');
    await waitFor(() => expect(stored).toMatchObject({ assignee: 'bo' }));
    await userEvent.type(screen.getByLabelText('Note'), 'Called');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored).toMatchObject({ assignee: 'bo', note: 'Called' });
  });

  it('keeps a note that could not be saved', async () => {
    const api = await open();
    api.handlers[CHANGE] = () => failure(409, 'Another editor changed this request');
    await openJo();
    await userEvent.type(await screen.findByLabelText('Note'), 'Called');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shownToast().title).toBe('Failed to update request'));
    expect(screen.getByLabelText('Note')).toHaveValue('Called');
    // The browser asks before a reload would lose it.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('says that mail is not configured', async () => {
    startAt('/admin/contact');
    const api = adminApi();
    const delivery = { ...request.delivery, state: 'pending', isConfigured: false };
    api.handlers[REQUESTS] = () => ({
      body: { submissions: [{ ...request, delivery }], total: 1 },
    });
    renderAdmin();
    expect(await screen.findByText('Not emailed')).toBeVisible();
    expect(screen.getByText('Email isn’t set up, so requests are only kept here.')).toBeVisible();
    expect(screen.queryByText('Pending', { ignore: 'option' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Jo Lee' }));
    await screen.findByRole('dialog', { name: 'Jo Lee' });
    expect(screen.queryByRole('button', { name: 'Email it to us again' })).toBeNull();
  });

  it('is resent', async () => {
    const api = await open();
    expect(screen.getByText('Opted out')).toBeVisible();
    api.handlers[`POST /api/admin/submissions/${request.id}/resend`] = () => ({ body: request });
    await userEvent.click(screen.getByRole('button', { name: 'Jo Lee' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Email it to us again' }));
    await waitFor(() => expect(shownToast().title).toBe('Request resent'));
    await waitFor(() => expect(location.search).toBe(`?open=${request.id}`));
  });

  it('can be resent while another one is', async () => {
    const api = await open();
    const other = {
      ...request,
      id: 'f'.repeat(24),
      fields: { content: 'Name: Al Ray\nEmail: al@example.com' },
    };
    api.handlers[REQUESTS] = () => ({ body: { submissions: [request, other], total: 2 } });
    api.handlers[`POST /api/admin/submissions/${request.id}/resend`] = () => new Promise(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('button', { name: 'Al Ray' });
    await userEvent.click(screen.getByRole('button', { name: 'Jo Lee' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Email it to us again' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Al Ray' }));
    await screen.findByRole('dialog', { name: 'Al Ray' });
    expect(screen.getByRole('button', { name: 'Email it to us again' })).toBeEnabled();
  });

  it('asks whether to delete only the one it was asked for', async () => {
    const api = await open();
    const other = { ...request, id: 'f'.repeat(24), fields: { firstName: 'Al', lastName: 'Ray' } };
    await userEvent.click(screen.getByRole('button', { name: 'Jo Lee' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    // Another user was faster.
    api.handlers[REQUESTS] = () => ({ body: { submissions: [other], total: 1 } });
    fireEvent.click(screen.getByText('Refresh'));
    await userEvent.click(await screen.findByRole('button', { name: 'Al Ray' }));
    await screen.findByRole('dialog', { name: 'Al Ray' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that there are none, and that they could not be fetched', async () => {
    startAt('/admin/contact');
    const api = adminApi();
    api.handlers[REQUESTS] = () => failure(503, 'The service is temporarily unavailable');
    renderAdmin();
    expect(await screen.findByText('Failed to fetch requests')).toBeVisible();
    api.handlers[REQUESTS] = () => ({ body: { submissions: [], total: 0 } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^No requests yet/)).toBeVisible();
  });
});
