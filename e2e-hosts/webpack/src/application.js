import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { showApplication } from '../../application.js';

showApplication(React, createRoot, () => import('help/mount'), {
  address: HELP_ADDRESS,
  context: 'pricing-engines',
});
