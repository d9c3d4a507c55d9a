import { type ResourceTable, resources } from '@pressline/shared-api';
import { checkRoutes } from '../content/checks/checks.routes';
import { articleToolRoutes } from '../content/editing/articleTools.routes';
import { freshnessRoutes } from '../content/editing/freshness.routes';
import { presenceRoutes } from '../content/editing/presence.routes';
import { staffRoutes } from '../content/editing/staff.routes';
import { workingCopyRoutes } from '../content/editing/workingCopies.routes';
import { importExportRoutes } from '../content/importExport/importExport.routes';
import { mediaRoutes } from '../content/media/media.routes';
import { mediaFileRoutes } from '../content/media/mediaFiles.routes';
import { operationRoutes } from '../content/operations/operations.routes';
import { replaceRoutes } from '../content/operations/replace/replace.routes';
import { resourceRoutes } from '../content/resource/resources.routes';
import { trashRoutes } from '../content/resource/trash.routes';
import { userRoutes } from '../content/resource/users.routes';
import { generateRoutes } from '../drafting/generate.routes';
import { fileRoutes } from '../http/downloads/files.routes';
import { healthRoutes } from '../http/health.routes';
import { openApiRoute } from '../http/openapi/openapi.routes';
import type { Route } from '../http/router/Route';
import { analyticsRoutes } from '../insight/analytics/analytics.routes';
import { homeRoutes } from '../insight/analytics/home.routes';
import { unmetSearchRoutes } from '../insight/analytics/unmetSearches.routes';
import { reportRoutes } from '../insight/telemetry/reports.routes';
import { formRoutes } from '../mail/forms/forms.routes';
import { submissionRoutes } from '../mail/outbox/submissions.routes';
import { auditRoutes } from '../people/audit/audit.routes';
import { accountRoutes } from '../people/auth/account.routes';
import { authRoutes } from '../people/auth/auth.routes';
import { passkeyLoginRoutes } from '../people/passkeys/passkeyLogin.routes';
import { passkeyPolicyRoutes } from '../people/passkeys/passkeyPolicy.routes';
import { passkeyRoutes } from '../people/passkeys/passkeys.routes';
import { feedbackRoutes } from '../reading/feedback/feedback.routes';
import { suggestionRoutes } from '../reading/feedback/suggestions.routes';
import { articlePageRoutes } from '../reading/help/articlePages.routes';
import { markdownPageRoutes } from '../reading/help/markdown/markdownPages.routes';
import { publicListRoutes } from '../reading/help/publicLists.routes';
import { searchRoutes } from '../reading/help/search.routes';
import { mcpRoute } from '../reading/mcp/mcp.routes';

/** Every endpoint, with those of the resources in a table. Of two that a path fits, the first answers. */
export function createRoutes(table: ResourceTable = resources): readonly Route[] {
  return [
    ...healthRoutes,
    openApiRoute(),
    ...fileRoutes,
    ...mediaFileRoutes,
    ...authRoutes,
    ...passkeyLoginRoutes,
    ...accountRoutes,
    ...staffRoutes,
    ...userRoutes,
    ...homeRoutes,
    ...passkeyRoutes,
    ...passkeyPolicyRoutes,
    ...auditRoutes,
    ...publicListRoutes(table),
    ...articlePageRoutes,
    ...markdownPageRoutes,
    ...searchRoutes,
    ...unmetSearchRoutes,
    mcpRoute(),
    ...reportRoutes,
    ...formRoutes,
    ...generateRoutes,
    ...importExportRoutes,
    ...mediaRoutes,
    ...articleToolRoutes,
    ...workingCopyRoutes,
    ...presenceRoutes,
    ...freshnessRoutes,
    ...checkRoutes,
    ...feedbackRoutes,
    ...suggestionRoutes,
    ...analyticsRoutes,
    ...submissionRoutes,
    ...operationRoutes,
    ...replaceRoutes,
    ...trashRoutes,
    ...resourceRoutes(table),
  ];
}
