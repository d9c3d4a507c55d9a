import { company } from '@pressline/shared-api/company';
import { GlobalStyle } from '@pressline/shared-ui';
import { createRoot } from 'react-dom/client';
import { answerPage } from './pageScript/answerPage';

// In production the host writes the global style into the document.
createRoot(document.head.appendChild(document.createElement('noscript'))).render(<GlobalStyle />);
answerPage({ analyticsId: company.analyticsId, owner: undefined });
void import('./index');
