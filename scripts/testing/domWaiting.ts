import { type Config, configure, getConfig } from '@testing-library/dom';

type Internals = Config & { _disableExpensiveErrorDiagnostics?: boolean };

configure(({ getElementError }) => ({
  asyncUtilTimeout: 50_000,
  // While a test waits for an element, each look that finds none makes an error, and only the last one is
  // read. The others do without the text of the whole document.
  getElementError(message, container) {
    const isWaiting = (getConfig() as Internals)._disableExpensiveErrorDiagnostics;
    if (!isWaiting) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));
