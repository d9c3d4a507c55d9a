import type { Doc } from '@pressline/embedded-mongo/bson/values';

export interface InjectedError {
  code: number;
  labels?: string[];
}

export const errorOf = ({ code, labels }: InjectedError): Doc => ({
  code,
  codeName: `Injected${code}`,
  errmsg: `injected error ${code}`,
  ...(labels && { errorLabels: labels }),
});

export function writeConcernError(fault: InjectedError): Doc {
  const { errorLabels, ...error } = errorOf(fault);
  return { writeConcernError: error, ...(errorLabels !== undefined && { errorLabels }) };
}

/** No majority acknowledged the write within its `wtimeout`. */
export const NO_MAJORITY = writeConcernError({ code: 64 });

/** The primary stepped down while the write waited for a majority. */
export const STEPPED_DOWN = writeConcernError({ code: 189, labels: ['RetryableWriteError'] });

const FOR_EVER_MS = 2 ** 31 - 1;

const concernOf = ({ writeConcern }: Doc) => (writeConcern ?? {}) as Doc;

/** Without `wtimeout` a command waits for a majority for ever. */
export const patienceOf = (command: Doc) => Number(concernOf(command).wtimeout) || FOR_EVER_MS;

export const isForMajority = (command: Doc) => concernOf(command).w === 'majority';
