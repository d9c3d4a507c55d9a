import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../test/articleEditor';
import { adminApi, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const image = {
  ...{ id: 'd'.repeat(24), kind: 'image', name: 'proof.png', typeLabel: 'PNG', size: 9 },
  ...{ width: 4, height: 3, alt: 'A proof', isDecorative: false, url: '/media/proof.png' },
  ...{ thumbnailUrl: null, uses: [], createdAt: '2026-01-01T00:00:00.000Z', createdBy: null },
};
const alt = () => screen.getByLabelText(/^Alternative text/);
const button = (name: string) => screen.getByRole('button', { name });
const openImage = () => userEvent.click(screen.getByRole('button', { name: 'proof.png' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function open() {
  startAt('/admin/media');
  const api = adminApi();
  api.handlers['GET /api/admin/media'] = () => ({ body: { media: [image], total: 1 } });
  renderAdmin();
  await screen.findByText('proof.png');
  await openImage();
  fireEvent.change(alt(), { target: { value: 'A proof with color bars' } });
}

it.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  '%s closes the form of an image without a question, and Undo brings it back',
  async (_by, close) => {
    await open();
    await close();
    await closed();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(shownToast().title).toBe('Changes to “proof.png” discarded'));
    act(() => shownToast().action?.onPress());
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(alt()).toHaveValue('A proof with color bars');
  },
);

it('opens anew as it is stored, and ends the Undo of what was canceled', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await closed();
  await openImage();
  expect(alt()).toHaveValue('A proof');
  expect(shownToast()).toEqual({});
});

it('brings back what was typed about an image before another was to be chosen', async () => {
  const api = await openEditor();
  api.handlers['GET /api/admin/media'] = () => ({ body: { media: [image], total: 1 } });
  await userEvent.click(button('Image or file'));
  const choose = async () =>
    userEvent.click(await screen.findByRole('button', { name: /proof.png$/ }));
  await choose();
  fireEvent.change(alt(), { target: { value: 'Color bars' } });
  await userEvent.click(button('Choose another'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shownToast().title).toBe('Insertion discarded'));
  act(() => shownToast().action?.onPress());
  await choose();
  expect(alt()).toHaveValue('Color bars');
});
