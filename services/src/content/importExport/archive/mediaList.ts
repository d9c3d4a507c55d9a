import { mediaKey } from '@pressline/shared-api';
import { z } from 'zod';
import type { MediaLibrary } from '../../media/createMediaLibrary';
import type { StoredMedium } from '../../media/createMediaRecords';
import { fromYaml } from './fromYaml';
import { ImportProblems } from './ImportProblems';
import { toYaml } from './markdownFile';
import type { ZipSource } from './writeZip';

/** Says what people get of each image who cannot see it. */
export const MEDIA_LIST = 'media.yaml';

const description = z.object({
  hash: z.string(),
  alt: z.string().default(''),
  isDecorative: z.boolean().default(false),
});

export type MediaDescription = z.infer<typeof description>;

/** @throws ImportProblems */
export function readDescriptions(text: string): MediaDescription[] {
  const read = z.array(description).safeParse(fromYaml(text) ?? []);
  if (!read.success) throw new ImportProblems(['Must be a list of hash, alt and isDecorative']);
  return read.data;
}

const describe = ({ hash, name, alt, isDecorative }: StoredMedium) => ({
  ...{ hash, name, alt, isDecorative },
});

/** The files of the media library as an export has them: below `media/`, as their addresses end. */
export async function listMedia(media: MediaLibrary): Promise<ZipSource[]> {
  const stored = await media.records.all().toArray();
  if (stored.length === 0) return [];
  return [
    { path: MEDIA_LIST, text: () => toYaml(stored.map(describe)) },
    ...stored.flatMap(({ parts: [own], ...medium }) =>
      own ? [{ path: `media/${mediaKey(medium)}/${own.name}`, open: () => media.open(own) }] : [],
    ),
  ];
}
