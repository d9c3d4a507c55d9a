import { GlobalStyle } from '@pressline/shared-ui';
import { createRoot } from 'react-dom/client';

// In production the host writes the global style into the document.
createRoot(document.head.appendChild(document.createElement('noscript'))).render(<GlobalStyle />);
void import('./main');
