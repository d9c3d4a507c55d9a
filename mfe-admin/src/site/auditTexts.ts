import type { AuditItem } from '@pressline/shared-api';

export const outcomes: Readonly<Record<AuditItem['outcome'], string>> = {
  done: 'Done',
  refused: 'Refused',
  unknown: 'Outcome unknown',
};
