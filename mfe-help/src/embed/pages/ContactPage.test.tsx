import { createApiClient } from '@pressline/shared-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApiContext } from '../../ApiContext';
import ContactPage from './ContactPage';

const answer = (status: number, body: object) => ({
  ...{ ok: status < 400, status, statusText: '', text: async () => JSON.stringify(body) },
});
const refusing = (fields: Record<string, string>) =>
  answer(400, { error: { code: 'validation', message: 'Not valid', fields } });

async function send(...answers: object[]) {
  const fetch = jest.fn(async () => answers.shift());
  const api = createApiClient({ baseUrl: '', fetch: fetch as unknown as typeof globalThis.fetch });
  render(
    <MemoryRouter>
      <ApiContext value={api}>
        <ContactPage />
      </ApiContext>
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByLabelText(/email/), 'eva@example');
  await userEvent.type(screen.getByLabelText(/Message/), 'How?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

test('what the API refuses is said at its field, which has the focus, and can be sent again', async () => {
  await send(refusing({ fromMail: 'Please enter a valid email address' }), answer(200, {}));
  const email = screen.getByLabelText(/email/);
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.type(email, '.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
});

test('a refusal that belongs to no field of the page is a failure', async () => {
  await send(refusing({ subject: 'Too long' }));
  expect(await screen.findByText(/couldn’t send/)).toBeVisible();
});
