import { createQueryClient, QueryClientProvider } from '@pressline/shared-api/query';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { render } from '@testing-library/react';
import App from '../App';
import { type Answers, fakeFetch } from './fakeApi';

/** Renders the remote at `path` as the shell mounts it, with the API's answers. */
export function renderHelp(path: string, answers: Answers) {
  const fetch = fakeFetch(answers);
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  window.history.replaceState(null, '', path);
  const heads: PageHeadProps[] = [];
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        <HeadProvider collect={(head) => heads.push(head)}>
          <main>
            <App />
          </main>
        </HeadProvider>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  return { fetch, head: () => heads.at(-1) };
}
