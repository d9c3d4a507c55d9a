import { GlobalStyle } from '@pressline/shared-ui';
import { HeadProvider } from '@pressline/shared-ui/head';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App';

const root = document.getElementById('root') ?? document.body.appendChild(createMain());

function createMain(): HTMLElement {
  return Object.assign(document.createElement('main'), { id: 'root' });
}

createRoot(root).render(
  <BrowserRouter>
    <HeadProvider
      collect={({ title }) => {
        document.title = title;
      }}
    >
      <GlobalStyle />
      <Suspense>
        <App />
      </Suspense>
    </HeadProvider>
  </BrowserRouter>,
);
