import { isContent } from '../definition/paths';
import { type ResourceTable, resources } from '../resources/table';
import { articleEndpoints, articleToolEndpoints } from './articles/articleTools';
import { checkEndpoints } from './articles/checks';
import { freshnessEndpoints } from './articles/freshness';
import { generateFromPdfEndpoint } from './articles/generation';
import { presenceEndpoints } from './articles/presence';
import { relatedEndpoints } from './articles/related';
import { revisionEndpoints } from './articles/revisions';
import { workingCopyEndpoints } from './articles/workingCopies';
import { importExportEndpoints } from './content/importExport';
import { mediaEndpoints } from './content/media';
import { operationEndpoints } from './content/operations';
import { replaceEndpoints } from './content/replace';
import { trashEndpoints } from './content/trash';
import { fileEndpoints, textEndpoints } from './help/files';
import { articlePageEndpoints, helpEndpoints } from './help/help';
import { searchEndpoints } from './help/search';
import { sheetEndpoint } from './help/sheets';
import { searchOpenedEndpoint, unmetSearchEndpoints } from './help/unmetSearches';
import { analyticsEndpoints, homeEndpoints } from './operating/analytics';
import { policyReportEndpoint } from './operating/policyReports';
import { releaseEndpoints } from './operating/releases';
import { serviceEndpoints } from './operating/service';
import { hostTelemetryEndpoint, telemetryEndpoints } from './operating/telemetry';
import { accountEndpoints } from './people/account';
import { auditEndpoints } from './people/audit';
import { authEndpoints } from './people/auth';
import { passkeyEndpoints } from './people/passkeys';
import { staffEndpoints } from './people/staff';
import { publicEndpoints, resourceEndpoints } from './resource/resourceEndpoints';
import { feedbackEndpoints } from './visitors/feedback';
import { formEndpoints } from './visitors/forms';
import { reportEndpoints } from './visitors/reports';
import { submissionEndpoints } from './visitors/submissions';

/** What the client's functions call, besides the resources; the names are those of `api`. */
const areas = {
  account: accountEndpoints,
  analytics: analyticsEndpoints,
  audit: auditEndpoints,
  auth: authEndpoints,
  checks: checkEndpoints,
  feedback: feedbackEndpoints,
  forms: formEndpoints,
  home: homeEndpoints,
  importExport: importExportEndpoints,
  media: mediaEndpoints,
  operations: operationEndpoints,
  passkeys: passkeyEndpoints,
  releases: releaseEndpoints,
  replace: replaceEndpoints,
  reports: reportEndpoints,
  staff: staffEndpoints,
  submissions: submissionEndpoints,
  telemetry: telemetryEndpoints,
  trash: trashEndpoints,
  unmetSearches: unmetSearchEndpoints,
};

const adminTools = {
  ...articleToolEndpoints,
  freshness: freshnessEndpoints,
  generateFromPdf: generateFromPdfEndpoint,
  presence: presenceEndpoints,
  related: relatedEndpoints,
  revisions: revisionEndpoints,
  workingCopies: workingCopyEndpoints,
};

const helpPages = { ...helpEndpoints, ...searchEndpoints, sheet: sheetEndpoint };

/** What browsers, programs and our host call by themselves. */
const others = {
  files: fileEndpoints,
  hostTelemetry: hostTelemetryEndpoint,
  policyReports: policyReportEndpoint,
  searchOpened: searchOpenedEndpoint,
  service: serviceEndpoints,
  texts: textEndpoints,
};

type Admin<T extends ResourceTable> = {
  readonly [K in keyof T]: K extends 'users'
    ? Omit<ReturnType<typeof resourceEndpoints<T[K]>>, 'bulk' | 'restore'>
    : ReturnType<typeof resourceEndpoints<T[K]>>;
} & { readonly articles: typeof articleEndpoints } & typeof adminTools;

type PublicKey<T extends ResourceTable> = {
  [K in keyof T]: T[K]['access']['read'] extends 'public' ? K : never;
}[keyof T];

type Help<T extends ResourceTable> = {
  readonly [K in PublicKey<T>]: ReturnType<typeof publicEndpoints<T[K]>>;
} & { readonly articles: typeof articlePageEndpoints } & typeof helpPages;

function ofResources<T extends ResourceTable>(table: T) {
  const admin: Record<string, object> = {};
  const help: Record<string, object> = {};
  for (const [key, resource] of Object.entries(table)) {
    const { bulk, restore, ...five } = resourceEndpoints(resource);
    admin[key] = isContent(resource) ? { ...five, bulk, restore } : five;
    if (resource.access.read === 'public') help[key] = publicEndpoints(resource);
  }
  Object.assign(admin, adminTools, { articles: { ...articleEndpoints, ...admin.articles } });
  Object.assign(help, helpPages, { articles: { ...articlePageEndpoints, ...help.articles } });
  return { admin: admin as Admin<T>, help: help as Help<T> };
}

/** Makes the contract of the API: every endpoint, with those of the resources in a table. */
export const contractOf = <T extends ResourceTable>(table: T) => ({
  ...areas,
  ...ofResources(table),
  others,
});

/** The product's API. */
export const contract = contractOf(resources);
