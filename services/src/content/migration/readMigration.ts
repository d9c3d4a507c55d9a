import type { FileLayout } from '../importExport/archive/chooseFiles';
import { convertSource, type Migrated } from './convertSource';
import { readArchive } from './readArchive';
import { readHelpScout, readIntercom, readZendesk } from './readers/apiExports';
import { readDocument360 } from './readers/document360';
import { readFolder, readGitHubWiki, readHugo } from './readers/folderSites';
import { readDocusaurus, readGitBook, readMintlify, readMkDocs } from './readers/markdownSites';
import { readConfluence, readNotion } from './readers/pageExports';
import { readWord } from './readers/word';

/** One for each system, those first that are sure. */
const READERS = [
  readZendesk,
  readIntercom,
  readHelpScout,
  readDocument360,
  readDocusaurus,
  readMkDocs,
  readMintlify,
  readHugo,
  readGitBook,
  readGitHubWiki,
  readNotion,
  readConfluence,
  readWord,
  readFolder,
];

/** Reads the zip file of another system; undefined when it has no articles. @throws HttpError 400, 413 */
export async function readMigration(
  zip: Buffer,
  layouts: readonly FileLayout[],
): Promise<Migrated | undefined> {
  const { files, root, notes } = await readArchive(zip);
  for (const read of READERS) {
    const source = await read(files);
    if (!source?.articles.length) continue;
    return convertSource({ site: root, ...source, notes: [...notes, ...source.notes] }, layouts);
  }
  return undefined;
}
