import type { Fields, ResourceDefinition } from '@pressline/shared-api';
import { Types } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import type { ResourceHooks } from './ResourceHooks';

function jsonValue(value: unknown): unknown {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  return value ?? null;
}

/** The admin form of a stored document: every field but hidden and write-only ones. */
export function serializeAdmin(
  resource: ResourceDefinition,
  hooks: ResourceHooks,
  stored: StoredDocument,
): Record<string, unknown> {
  const computed = hooks.present?.(stored) ?? {};
  const answer: Record<string, unknown> = {
    id: stored._id.toHexString(),
    version: stored.version,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  };
  for (const [name, field] of Object.entries(resource.fields as Fields)) {
    if (field.mode === 'hidden' || field.mode === 'writeOnly') continue;
    answer[name] = jsonValue(computed[name] ?? stored[name]);
  }
  return answer;
}

/** The public form of a stored document: the resource's allow-list and nothing else. */
export function serializePublic(
  resource: ResourceDefinition,
  hooks: ResourceHooks,
  stored: StoredDocument,
): Record<string, unknown> {
  const computed = hooks.present?.(stored) ?? {};
  const answer: Record<string, unknown> = {
    id: stored._id.toHexString(),
    createdAt: stored.createdAt.toISOString(),
  };
  for (const name of resource.publicFields) {
    answer[name] = jsonValue(computed[name] ?? stored[name]);
  }
  return answer;
}
