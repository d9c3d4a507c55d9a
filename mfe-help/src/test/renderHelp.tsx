import { createQueryClient, QueryClientProvider } from '@pressline/shared-api/query';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import App from '../App';
import { type Answers, fakeFetch } from './fakeApi';
// What arrives late in a browser; tests need not wait for its compilation.
import '../browse/CategoryPanel';
import '../article/further/FurtherReading';
import '../browse/HelpSections';
import '../feedback/ArticleFeedback';
import '../search/SearchResults';
import '../pages/ArticlePage';
import '../pages/HelpCenterPage';
import '../pages/NotFoundPage';
import '../pages/PreviewPage';

// jsdom lays nothing out, so that there is nothing for these to see.
const Observer = class {
  observe() {}
  disconnect() {}
};
Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer });
Object.assign(navigator, { sendBeacon: () => true });

/** Renders the remote at `path` as the shell mounts it, with the API's answers. */
export function renderHelp(path: string, answers: Answers) {
  const fetch = fakeFetch(answers);
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  window.history.replaceState(null, '', path);
  const heads: PageHeadProps[] = [];
  const { container, unmount } = render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        <HeadProvider collect={(head) => heads.push(head)}>
          <main>
            <Suspense>
              <App />
            </Suspense>
          </main>
        </HeadProvider>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  return { container, unmount, fetch, head: () => heads.at(-1) };
}
