import { GlobalStyle } from '@pressline/shared-ui';
import { HeadProvider } from '@pressline/shared-ui/head';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { Toaster } from '@pressline/shared-ui/Toaster';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import App from 'remote/App';

const root = document.body.appendChild(document.createElement(ROOT_TAG));
root.id = 'root';

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
      <Toaster />
    </HeadProvider>
  </BrowserRouter>,
);
