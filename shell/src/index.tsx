import { configureCompany } from '@pressline/shared-api/company';
import { forgetAnsweredClicks } from '@pressline/shared-ui/kept-clicks';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { applyHead } from './page/applyHead';
import { findRemote } from './page/findRemote';
import { readPageConfig } from './page/pageConfig';
import { prefetchLinks } from './remotes/prefetchLinks';
import { forgetRemote, holdServerHtml, remoteComponent } from './remotes/remoteComponents';
import { rootErrors } from './telemetry/rootErrors';
import { startTelemetry } from './telemetry/telemetry';

const page = await readPageConfig();
configureCompany(page.company);

const remoteAt = (pathname: string) => findRemote(page.remotes, pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element');

const app = (
  <BrowserRouter>
    <App
      page={page}
      remoteAt={remoteAt}
      source={{ component: remoteComponent, forget: forgetRemote }}
      collectHead={applyHead}
    />
  </BrowserRouter>
);

const landed = remoteAt(location.pathname);
const errors = rootErrors(page.remotes);
forgetAnsweredClicks();
if (page.isServerRendered) {
  if (landed) holdServerHtml(landed);
  hydrateRoot(root, app, errors);
} else {
  createRoot(root, errors).render(app);
}
prefetchLinks(page.remotes);
startTelemetry(landed);
