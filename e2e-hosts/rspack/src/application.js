import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { showApplication } from '../../application.js';
import { Help } from '../documented/Help.jsx';

showApplication(React, createRoot, Help);
