import { configureCompany } from '@pressline/shared-api/company';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { applyHead } from './applyHead';
import { keepEarlyClick } from './earlyClicks';
import { findRemote } from './findRemote';
import { readPageConfig } from './pageConfig';
import { prefetchLinks } from './prefetchLinks';
import { forgetRemote, holdServerHtml, remoteComponent } from './remoteComponents';
import { rootErrors } from './rootErrors';
import { startTelemetry } from './telemetry';

const page = readPageConfig();
configureCompany(page.company);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element');

const app = (
  <BrowserRouter>
    <App
      page={page}
      source={{ component: remoteComponent, forget: forgetRemote }}
      collectHead={applyHead}
    />
  </BrowserRouter>
);

const landed = findRemote(page.remotes, location.pathname);
const errors = rootErrors(page.remotes);
if (page.isServerRendered) {
  if (landed) holdServerHtml(landed);
  keepEarlyClick();
  hydrateRoot(root, app, errors);
} else {
  createRoot(root, errors).render(app);
}
prefetchLinks(page.remotes);
startTelemetry(landed);
