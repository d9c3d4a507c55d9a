import { MAX_PDF_BYTES } from '@pressline/shared-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../../test/fakeApi';
import {
  adminApi,
  article,
  categories,
  renderAdmin,
  shownToast,
  startAt,
} from '../../../test/renderAdmin';

// jsdom's files cannot be read as text.
Blob.prototype.text ??= function text(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
};

const SUCCESS =
  'Article generated successfully! Review and edit the generated content before publishing.';
const PATH = '/api/admin/help/generate-from-pdf';
const pdf = new File(['%PDF-1.7 and more'], 'ink keys.pdf', { type: 'application/pdf' });

type Answer = { status?: number; body?: unknown };

/** Opens the panel; `answer` replaces the server, and gets the signal of an aborted call. */
async function openPanel(answer: (signal: AbortSignal) => Answer | Promise<Answer>) {
  startAt('/admin/ai-generate');
  adminApi();
  const others = globalThis.fetch;
  const sent: FormData[] = [];
  globalThis.fetch = (async (input: string, init: RequestInit) => {
    if (input !== PATH) return others(input, init);
    sent.push(init.body as FormData);
    const { status = 200, body } = await answer(init.signal as AbortSignal);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    const text = JSON.stringify(body);
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers,
      json: async () => body,
      text: async () => text,
    };
  }) as typeof fetch;
  renderAdmin();
  await screen.findByRole('option', { name: 'Quotes' });
  return sent;
}

const button = () => screen.getByRole('button', { name: 'Generate Article from PDF' });
const input = () => screen.getByLabelText(/Upload PDF/);

async function fillIn() {
  await userEvent.selectOptions(screen.getByLabelText(/Category/), 'Quotes');
  await userEvent.upload(input(), pdf);
  await screen.findByText('ink keys.pdf');
}

it('needs a category and a PDF, sends both and opens the draft', async () => {
  const sent = await openPanel(() => ({ body: { article, message: SUCCESS } }));
  expect(screen.getByText('PDF files only, max 10MB')).toBeVisible();
  expect(button()).toBeDisabled();
  await userEvent.upload(input(), pdf);
  expect(await screen.findByText('under 0.01 MB')).toBeVisible();
  expect(button()).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText(/Category/), 'Quotes');
  await userEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Edit Article' })).toBeVisible();
  expect(location.pathname).toBe(`/admin/articles/${article.id}`);
  expect(shownToast()).toEqual({ title: SUCCESS });
  expect(sent[0]?.get('categoryId')).toBe(categories[0]?.id);
  expect(sent[0]?.get('pdf')).toBeInstanceOf(Blob);
});

it('leads through its steps', async () => {
  await openPanel(() => ({}));
  const step = () => document.querySelector('[aria-current="step"]')?.textContent;
  expect(step()).toBe('Pick a category');
  await userEvent.selectOptions(screen.getByLabelText(/Category/), 'Quotes');
  expect(step()).toBe('Upload a PDF');
  await userEvent.upload(input(), pdf);
  await waitFor(() => expect(step()).toBe('AI turns it into an interactive article'));
});

it.each([
  [
    'another kind of file',
    new File(['PK'], 'a.pdf', { type: 'application/pdf' }),
    'a.pdf is not a PDF.',
  ],
  [
    'too large a file',
    Object.defineProperty(new File(['%PDF-'], 'b.pdf', { type: 'application/pdf' }), 'size', {
      value: MAX_PDF_BYTES + 1,
    }),
    'b.pdf is 10.01 MB. The limit is 10 MB.',
  ],
])('refuses %s', async (_what, file, reason) => {
  await openPanel(() => ({}));
  await userEvent.upload(input(), file);
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: 'Please select a PDF file and category',
      description: reason,
      variant: 'destructive',
    }),
  );
  expect(screen.getByText(reason)).toBeVisible();
  expect(button()).toBeDisabled();
});

it.each([
  [
    failure(502, 'The AI service could not read this PDF'),
    'The AI service could not read this PDF',
  ],
  [{ status: 504, body: 'Gateway Timeout' }, 'Please check if ANTHROPIC_API_KEY is configured'],
])('says why it failed, and keeps what was chosen', async (answer, reason) => {
  await openPanel(() => answer);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(reason)).toBeVisible();
  expect(shownToast()).toEqual({
    title: 'Failed to generate article',
    description: reason,
    variant: 'destructive',
  });
  expect(screen.getByText('ink keys.pdf')).toBeVisible();
  expect(button()).toBeEnabled();
});

it('can be canceled, which stops the work on the server', async () => {
  let signal: AbortSignal | undefined;
  await openPanel(
    (given) =>
      new Promise((_resolve, reject) => {
        signal = given;
        given.addEventListener('abort', () => reject(given.reason));
      }),
  );
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('button', { name: 'Generating Article...' })).toHaveAttribute(
    'aria-busy',
  );
  expect(screen.getByRole('list', { name: 'Progress' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  expect(await screen.findByText(/^Canceled/)).toBeVisible();
  expect(shownToast()).toEqual({});
  expect(button()).toBeEnabled();
});

it('asks before the page is left while an article is written', async () => {
  await openPanel(() => new Promise(() => {}));
  await fillIn();
  await userEvent.click(button());
  await screen.findByRole('button', { name: 'Cancel' });
  await userEvent.click(screen.getByRole('tab', { name: 'Tags' }));
  expect(await screen.findByRole('alertdialog', { name: 'Stop generating?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep generating' }));
  expect(location.pathname).toBe('/admin/ai-generate');
});
