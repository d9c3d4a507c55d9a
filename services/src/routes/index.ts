import { type ResourceTable, resources } from '@pressline/shared-api';
import type { Route } from '../route/Route';
import { analyticsRoutes } from './analytics';
import { articlePageRoutes } from './articlePages';
import { articleToolRoutes } from './articleTools';
import { auditRoutes } from './audit';
import { checkRoutes } from './editing/checks';
import { freshnessRoutes } from './editing/freshness';
import { homeRoutes } from './editing/home';
import { presenceRoutes } from './editing/presence';
import { replaceRoutes } from './editing/replace';
import { trashRoutes } from './editing/trash';
import { workingCopyRoutes } from './editing/workingCopies';
import { feedbackRoutes } from './feedback';
import { fileRoutes } from './files';
import { formRoutes } from './forms';
import { generateRoutes } from './generate';
import { healthRoutes } from './health';
import { importExportRoutes } from './importExport';
import { markdownPageRoutes } from './markdownPages';
import { mcpRoute } from './mcp';
import { mediaRoutes } from './media';
import { mediaFileRoutes } from './mediaFiles';
import { openApiRoute } from './openapi';
import { operationRoutes } from './operations';
import { accountRoutes } from './people/account';
import { authRoutes } from './people/auth';
import { passkeyLoginRoutes } from './people/passkeyLogin';
import { passkeyPolicyRoutes } from './people/passkeyPolicy';
import { passkeyRoutes } from './people/passkeys';
import { staffRoutes } from './people/staff';
import { userRoutes } from './people/users';
import { publicListRoutes } from './publicLists';
import { reportRoutes } from './reports';
import { resourceRoutes } from './resources';
import { searchRoutes } from './search';
import { submissionRoutes } from './submissions';
import { suggestionRoutes } from './suggestions';
import { unmetSearchRoutes } from './unmetSearches';

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
