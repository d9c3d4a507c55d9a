import { TextDecoder, TextEncoder } from 'node:util';

// React Router asks for these when it is imported; jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Nothing has a size here.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// How a document was loaded is known to browsers alone.
performance.getEntriesByType ??= () => [];

// styled-components adds rules one by one, as in production. Otherwise jsdom parses all of them again for each.
process.env.SC_DISABLE_SPEEDY = 'false';
