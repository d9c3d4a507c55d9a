import { GlobalStyle } from '@pressline/shared-ui';
import { HeadProvider } from '@pressline/shared-ui/head';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { Toaster } from '@pressline/shared-ui/Toaster';
import { createRoot } from 'react-dom/client';
import App from './App';

const root =
  document.getElementById('root') ??
  document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));

createRoot(root).render(
  <BrowserRouter>
    <HeadProvider
      collect={({ title }) => {
        document.title = title;
      }}
    >
      <GlobalStyle />
      <App />
      <Toaster />
    </HeadProvider>
  </BrowserRouter>,
);
