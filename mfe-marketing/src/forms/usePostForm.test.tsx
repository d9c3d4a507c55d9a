import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { usePostForm } from './usePostForm';

type Send = (values: { text: string }, guard: { requestKey: string }) => Promise<unknown>;

function Form({ send, refused }: { send: Send; refused?: Record<string, string> }) {
  const { formProps, register, errorOf, hasSent } = usePostForm({
    schema: z.object({ text: z.string() }),
    empty: { text: '' },
    draftKey: 'test',
    refused,
    send,
    onSent: () => {},
    onFailed: () => {},
  });
  return (
    <form {...formProps}>
      <input aria-label="Text" {...register('text')} />
      <p>{errorOf('text')}</p>
      <output>{hasSent ? 'Sent' : 'Not sent'}</output>
      <button type="submit">Send</button>
    </form>
  );
}

test('a repetition keeps its request key, an edited text gets another', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockRejectedValue(new Error('away'));
  render(<Form send={send} />);
  const submit = async (times: number) => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(times));
  };
  await userEvent.type(screen.getByLabelText('Text'), 'Labels');
  await submit(1);
  await submit(2);
  await userEvent.type(screen.getByLabelText('Text'), ' and boxes');
  await submit(3);
  const [first, again, edited] = send.mock.calls.map(([, guard]) => guard.requestKey);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
});

test('what was typed is there again after another page, until it has been sent', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue({});
  const first = render(<Form send={send} />);
  await userEvent.clear(screen.getByLabelText('Text'));
  await userEvent.type(screen.getByLabelText('Text'), 'Cartons');
  first.unmount();
  const second = render(<Form send={send} />);
  expect(screen.getByLabelText('Text')).toHaveValue('Cartons');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue(''));
  expect(send).toHaveBeenCalledWith({ text: 'Cartons' }, expect.anything());
  second.unmount();
  render(<Form send={send} />);
  expect(screen.getByLabelText('Text')).toHaveValue('');
});

test('what is sent while its visitor looks at another page is not there again', async () => {
  let answer = (_: unknown) => {};
  const send = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  const first = render(<Form send={send} />);
  await userEvent.type(screen.getByLabelText('Text'), 'Boxes');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalled());
  first.unmount();
  const second = render(<Form send={send} />);
  expect(screen.getByLabelText('Text')).toHaveValue('Boxes');
  second.unmount();
  await act(async () => answer({}));
  render(<Form send={send} />);
  expect(screen.getByLabelText('Text')).toHaveValue('');
});

test('a success ends what a post without script was refused for', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue({});
  render(<Form send={send} refused={{ text: 'Too short' }} />);
  expect(screen.getByText('Too short')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Text'), 'Sleeves');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Sent');
  expect(screen.queryByText('Too short')).not.toBeInTheDocument();
});
