import { releasesCalls } from '../remote/releases';
import { analyticsCalls, unmetSearchCalls } from './analytics';
import { checkCalls } from './checks';
import { homeCalls } from './home';
import { importExportCalls } from './importExport';
import { mediaCalls } from './media';
import { operationCalls } from './operations';
import { accountCalls } from './people/account';
import { auditCalls } from './people/audit';
import { authCalls } from './people/auth';
import { passkeyCalls } from './people/passkeys';
import { staffCalls } from './people/staff';
import { replaceCalls } from './replace';
import { submissionCalls } from './submissions';
import { trashCalls } from './trash';
import { feedbackCalls } from './visitors/feedback';
import { formCalls } from './visitors/forms';
import { reportCalls } from './visitors/reports';
import { telemetryCalls } from './visitors/telemetry';

/** The calls of each area that no resource table gives. */
export const AREAS = {
  account: accountCalls,
  audit: auditCalls,
  auth: authCalls,
  passkeys: passkeyCalls,
  forms: formCalls,
  home: homeCalls,
  staff: staffCalls,
  submissions: submissionCalls,
  reports: reportCalls,
  feedback: feedbackCalls,
  analytics: analyticsCalls,
  unmetSearches: unmetSearchCalls,
  telemetry: telemetryCalls,
  releases: releasesCalls,
  importExport: importExportCalls,
  media: mediaCalls,
  operations: operationCalls,
  checks: checkCalls,
  replace: replaceCalls,
  trash: trashCalls,
};
