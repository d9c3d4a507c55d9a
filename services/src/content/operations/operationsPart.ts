import { TRASH_DAYS } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import type { Part } from '../../Part';
import type { AuditLog } from '../../people/audit/createAuditLog';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import type { FindImpact } from '../checks/impact/createImpact';
import type { Engine } from '../resource/createEngine';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Texts } from '../versions/createTexts';
import type { Versions } from '../versions/createVersions';
import { bulkRoutes } from './bulk.routes';
import { createOperations } from './createOperations';
import { createTagUsage } from './createTagUsage';
import { operationRoutes } from './operations.routes';
import type { FindHits } from './replace/createSearchThreads';
import { replaceRoutes } from './replace/replace.routes';

interface OperationsNeeds {
  connection: Connection;
  types: ResourceTypes;
  models: Models;
  content: ContentVersion;
  engine: Engine;
  versions: Versions;
  texts: Texts;
  audit: AuditLog;
  publicUrl: string;
  findImpact: FindImpact;
  findHits: FindHits;
  maxSteps: number | undefined;
}

/** Changes of many documents at once. */
export function operationsPart({ content, findImpact, findHits, ...needs }: OperationsNeeds) {
  const { types, models, texts, versions, publicUrl } = needs;
  const readTexts = texts.read;
  const operations = createOperations({ ...needs, retentionDays: TRASH_DAYS });
  const tagUsage = createTagUsage(models, content, readTexts);
  return {
    operations,
    routes: [
      ...operationRoutes({ types, publicUrl, readTexts, operations, tagUsage, findImpact }),
      ...replaceRoutes({ models, versions, readTexts, operations, findHits }),
      ...bulkRoutes({ types, operations }),
    ],
    stores: [operations],
    upkeep: () => operations.runUpkeep(),
  } satisfies Part;
}
