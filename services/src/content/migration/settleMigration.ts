import { type ImportError, mediaAddress, nameKey, plainArticlePath } from '@pressline/shared-api';
import { refusalReason } from '../../http/errors/toHttpError';
import type { FileLayout } from '../importExport/archive/chooseFiles';
import type { ImportFiles } from '../importExport/archive/readImport';
import type { FileRecord } from '../importExport/parseFiles';
import type { MediaLibrary } from '../media/createMediaLibrary';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Migrated } from './convertSource';
import { ARTICLE_TOKEN, FILE_TOKEN } from './tokens';

interface Needs {
  types: ResourceTypes;
  media: Pick<MediaLibrary, 'prepare'>;
}

type Settled = Pick<ImportFiles, 'records' | 'media'> & { warnings: ImportError[] };

/** The addresses that files of a source get in the library; those that it refuses are told. */
async function placeFiles({ media }: Needs, { files }: Migrated, signal?: AbortSignal) {
  const addresses = new Map<string, string>();
  const taken = new Map<string, ImportFiles['media'][number]>();
  const warnings: ImportError[] = [];
  for (const { path, name, hash, bytes } of files) {
    try {
      const made = await media.prepare({ name, bytes }, signal);
      addresses.set(hash, mediaAddress(made));
      taken.set(made.hash, { path, hash: made.hash, name: made.name, bytes, isSame: true });
    } catch (error) {
      signal?.throwIfAborted();
      warnings.push({ file: path, message: `Left out: ${refusalReason(error)}` });
    }
  }
  return { addresses, media: [...taken.values()], warnings };
}

/** The text of a link or picture whose file was refused. */
const UNPLACED =
  /(!?)\[((?:\\.|[^\]\\])*)\]\(<?\/import\/file\/[\da-f]{64}>?(?: "(?:\\.|[^"\\])*")?\)/g;

const categoryOf = (values: Record<string, unknown>) => String(values.category ?? values.name);

/**
 * Gives what an archive of another system holds its place here: articles that are here already keep slug,
 * category and state, categories that are here are used, and tokens become addresses.
 */
export async function settleMigration(
  needs: Needs,
  migrated: Migrated,
  { isPublished, signal }: { isPublished: boolean; signal?: AbortSignal | undefined },
): Promise<Settled> {
  const { articles, categories } = needs.types;
  const placed = await placeFiles(needs, migrated, signal);
  const stored = await articles.model.find().select('slug slugHistory categoryId').lean();
  const known = new Map(stored.map((one) => [String(one._id), one]));
  const taken = new Set(
    stored.flatMap(({ slug, slugHistory = [] }) => [slug, ...(slugHistory as string[])]),
  );
  const here = await categories.model.find().select('name').lean();
  const nameHere = new Map(here.map(({ name }) => [nameKey(name), String(name)]));
  const nameById = new Map(here.map(({ _id, name }) => [String(_id), String(name)]));

  const slugs = new Map<string, string>();
  const kept: FileRecord<FileLayout>[] = [];
  for (const record of migrated.records) {
    const { values } = record;
    const name = categoryOf(values);
    const present = nameHere.get(nameKey(name));
    if (record.layout.folder === 'categories') {
      if (present === undefined) kept.push(record);
      continue;
    }
    const own = known.get(String(values.id));
    let slug = String(own?.slug ?? values.slug);
    for (let number = 2; !own && taken.has(slug); number += 1) slug = `${values.slug}-${number}`;
    if (!own) taken.add(slug);
    slugs.set(String(values.id), slug);
    const { isPublished: wasPublished, ...rest } = values;
    const category = (own && nameById.get(String(own.categoryId))) ?? present ?? name;
    const state = isPublished && wasPublished && !own ? { isPublished: true } : {};
    kept.push({ ...record, values: { ...rest, slug, category, ...state } });
  }
  const used = new Set(kept.map(({ values }) => categoryOf(values)));
  const settle = (content: string) =>
    content
      .replace(ARTICLE_TOKEN, (token, id) =>
        slugs.has(id) ? plainArticlePath(slugs.get(id)) : token,
      )
      .replace(FILE_TOKEN, (token, hash) => placed.addresses.get(hash) ?? token)
      .replace(UNPLACED, (_all, sign, text) => (sign ? '' : text))
      .trim();
  return {
    media: placed.media,
    warnings: [...migrated.warnings, ...placed.warnings],
    records: kept
      .filter(({ layout, values }) => layout.folder === 'articles' || used.has(String(values.name)))
      .map((record) => {
        const { content } = record.values;
        if (typeof content !== 'string') return record;
        return { ...record, values: { ...record.values, content: settle(content) } };
      }),
  };
}
