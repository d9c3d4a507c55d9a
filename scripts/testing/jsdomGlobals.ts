import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

// React Router asks for these when it is imported; jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Nothing has a size here.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nothing is scrolled.
globalThis.scrollTo = () => {};

// How a document was loaded is known to browsers alone.
performance.getEntriesByType ??= () => [];

// styled-components adds rules one by one, as in production. Otherwise jsdom parses all of them again for each.
process.env.SC_DISABLE_SPEEDY = 'false';

// React notes the stack of every element that is made, for its warnings: a sixth of the time of these tests.
// It stops when there are this many.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
});
