import { TRASH_DAYS } from '@pressline/shared-api';
import type { Part } from '../../Part';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { FindImpact } from '../checks/impact/createImpact';
import { bulkRoutes } from './bulk.routes';
import { createOperations, type OperationsNeeds } from './createOperations';
import { operationRoutes } from './operations.routes';
import type { FindHits } from './replace/createSearchThreads';
import { replaceRoutes } from './replace/replace.routes';

interface OperationsPartNeeds extends Omit<OperationsNeeds, 'retentionDays'> {
  content: ContentVersion;
  findImpact: FindImpact;
  findHits: FindHits;
}

/** Changes of many documents at once. */
export function operationsPart({ content, findImpact, findHits, ...needs }: OperationsPartNeeds) {
  const { types, models, texts, versions, publicUrl } = needs;
  const readTexts = texts.read;
  const operations = createOperations({ ...needs, retentionDays: TRASH_DAYS });
  return {
    operations,
    routes: [
      ...operationRoutes({
        ...{ types, models, content, publicUrl, readTexts, operations, findImpact },
      }),
      ...replaceRoutes({ models, versions, readTexts, operations, findHits }),
      ...bulkRoutes({ types, operations }),
    ],
    stores: [operations],
    start: () => operations.run(),
    stop: () => operations.stop(),
  } satisfies Part;
}
