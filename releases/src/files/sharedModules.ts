import * as company from '@pressline/shared-api/company';
import * as query from '@pressline/shared-api/query';
import * as consent from '@pressline/shared-consent';
import * as head from '@pressline/shared-ui/head';
import * as router from '@pressline/shared-ui/router';
import * as toast from '@pressline/shared-ui/toast';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import type { SharedModuleName } from '../../../federation';

/** The one copy of each shared module, by the name under which a remote's server bundle asks for it. */
export const hostModules: Readonly<
  Record<SharedModuleName | 'react/jsx-runtime', Record<string, unknown>>
> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@pressline/shared-ui/router': router,
  '@pressline/shared-ui/head': head,
  '@pressline/shared-ui/toast': toast,
  '@pressline/shared-consent': consent,
  '@pressline/shared-api/query': query,
  '@pressline/shared-api/company': company,
};
