import { type ResourceDefinition, readableFields } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import { sanitizeHtml } from '../articles/sanitizeHtml';
import { jsonValue } from './bodyValue';
import type { ResourceHooks } from './hooks/ResourceHooks';
import { linkFields } from './linkFields';

interface Source {
  resource: ResourceDefinition;
  hooks?: ResourceHooks;
}

function serialize({ hooks }: Source, stored: StoredDocument, names: readonly string[]) {
  const values = { ...stored, ...hooks?.present?.(stored) };
  const entries = ['createdAt', ...names].map((name) => [name, jsonValue(values[name])]);
  return { id: stored._id.toHexString(), ...Object.fromEntries(entries) };
}

/** The admin form of a stored document: every field but hidden and write-only ones. */
export const serializeAdmin = (source: Source, stored: StoredDocument): Record<string, unknown> =>
  serialize(source, stored, [
    'version',
    'updatedAt',
    'savedBy',
    ...readableFields(source.resource),
  ]);

/**
 * The public form of a stored document: the resource's allow-list and nothing else, the HTML of its
 * Markdown sanitized once more.
 */
export function serializePublic(source: Source, stored: StoredDocument): Record<string, unknown> {
  const answer = serialize(source, stored, source.resource.publicFields);
  const { html } = linkFields(source.resource);
  return typeof answer[html] === 'string'
    ? { ...answer, [html]: sanitizeHtml(answer[html]) }
    : answer;
}
