import { company } from '@pressline/shared-api/company';
import { GlobalStyle } from '@pressline/shared-ui';
import { createRoot } from 'react-dom/client';
import { enhancePage } from './pageScript/enhancePage';

// In production the host writes the global style into the document.
createRoot(document.head.appendChild(document.createElement('noscript'))).render(<GlobalStyle />);
enhancePage({ analyticsId: company.analyticsId, owner: undefined });
void import('./index');
