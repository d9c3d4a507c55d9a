import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { helpBy, showApplication } from '../../application.js';

const Help = helpBy(React, () => import('help/mount'), {
  address: HELP_ADDRESS,
  context: 'pricing-engines',
  basePath: '/vite',
});

showApplication(React, createRoot, Help);
