import type { FileLayout } from '../importExport/archive/chooseFiles';
import { convertSource, type Migrated } from './convertSource';
import { readArchive } from './readArchive';
import { readConfluence } from './readers/confluence';
import { readDocument360 } from './readers/document360';
import { readDocusaurus } from './readers/docusaurus';
import { readGitHubWiki } from './readers/gitHubWiki';
import { readHelpScout } from './readers/helpScout';
import { readHugo } from './readers/hugo';
import { readIntercom } from './readers/intercom';
import { readGitBook, readMintlify, readMkDocs } from './readers/navigationSites';
import { readNotion } from './readers/notion';
import { readFolder } from './readers/plainFolder';
import { readWord } from './readers/word';
import { readZendesk } from './readers/zendesk';

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
