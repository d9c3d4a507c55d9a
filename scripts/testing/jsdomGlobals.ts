import { TextDecoder, TextEncoder } from 'node:util';

// React Router asks for these when it is imported; jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });
