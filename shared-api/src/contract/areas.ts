/**
 * The areas of the API, as the contract and the client name them. A new one is one line here, and one for
 * its types in `index.ts` of the package. `contract.ts` adds the endpoints of the resources.
 */

export { checkEndpoints as checks } from './articles/checks';
export { importExportEndpoints as importExport } from './content/importExport';
export { mediaEndpoints as media } from './content/media';
export { operationEndpoints as operations } from './content/operations';
export { replaceEndpoints as replace } from './content/replace';
export { trashEndpoints as trash } from './content/trash';
export { unmetSearchEndpoints as unmetSearches } from './help/unmetSearches';
export { analyticsEndpoints as analytics, homeEndpoints as home } from './operating/analytics';
export { releaseEndpoints as releases } from './operating/releases';
export { telemetryEndpoints as telemetry } from './operating/telemetry';
export { accountEndpoints as account } from './people/account';
export { auditEndpoints as audit } from './people/audit';
export { authEndpoints as auth } from './people/auth';
export { passkeyEndpoints as passkeys } from './people/passkeys';
export { staffEndpoints as staff } from './people/staff';
export { feedbackEndpoints as feedback } from './visitors/feedback';
export { formEndpoints as forms } from './visitors/forms';
export { reportEndpoints as reports } from './visitors/reports';
export { submissionEndpoints as submissions } from './visitors/submissions';
