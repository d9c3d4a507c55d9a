import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@pressline/shared-api/time';
import { layoutsOf } from '../importExport/layout';
import { type FileRecord, type ParsedFiles, parseFiles } from '../importExport/parseFiles';
import type { ResourceTypes } from '../resource/resourceTypes';

const RELATIVE = /^(-?\d+) days$/;

/** What seed files have beyond an export: dates relative to `now`, and counters. */
function fromSeed(record: FileRecord, now: Date): FileRecord {
  const { fields } = record.layout.type.resource;
  const values: Record<string, unknown> = {};
  const counters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record.values)) {
    const kind = fields[name]?.kind;
    const isTime = kind === 'dateTime' || name === 'createdAt' || name === 'updatedAt';
    const [, days] = (isTime && RELATIVE.exec(String(value))) || [];
    if (kind === 'counter') counters[name] = value;
    else if (days) values[name] = new Date(now.getTime() + Number(days) * DAY_MS).toISOString();
    else values[name] = value;
  }
  return { ...record, values, counters };
}

/**
 * Reads the documents below a folder that has the layout of an export. A date may be relative to
 * `now`, such as `-3 days`, and counters such as `views` may be given.
 */
export async function readSeed(
  types: ResourceTypes,
  folder: string,
  now: Date,
): Promise<ParsedFiles> {
  const names = await readdir(folder, { recursive: true });
  const texts = new Map<string, string>();
  for (const name of names.filter((one) => /\.(?:md|yaml)$/.test(one)).sort()) {
    const file = name.split(path.sep).join('/');
    texts.set(file, await readFile(path.join(folder, name), 'utf8'));
  }
  const parsed = await parseFiles(layoutsOf(types), texts);
  return { ...parsed, records: parsed.records.map((record) => fromSeed(record, now)) };
}
