import { RELEASES_PATH } from '../checks/hostRoutes';
import { BROWSER_FILE } from '../files/browserFile';
import { integrityOf } from '../files/integrity';
import { readDocument, SIGNATURE_FILE } from '../files/releaseDocument';
import { messageOf } from '../messageOf';
import type { ReleaseTrust } from '../signing/createTrust';
import type { SiteReader } from './readSite';

export interface NamedRemote {
  name: string;
  release: string;
  entry: string;
  integrity?: string | undefined;
}

/** What was found at a part of a site: what is as it should be, and what differs. */
export interface Finding {
  fine: string[];
  differences: string[];
  pages: string[];
}

/** The files of a release that hosts hand out; its server bundle stays with them. */
const isPublic = (file: string) => BROWSER_FILE.test(file);

/** Compares everything that a site hands out of a remote's release with its `remote.json`, and that with its signatures. Never throws. */
export async function verifyRemote(
  { name, release, entry, integrity }: NamedRemote,
  site: SiteReader,
  trust: ReleaseTrust | null,
): Promise<Finding> {
  const folder = `${RELEASES_PATH}/${name}/${release}`;
  const finding: Finding = { fine: [], differences: [], pages: [] };
  const differs = (what: string) => finding.differences.push(`${name} ${release}: ${what}`);
  try {
    const document = await readDocument(name, (file) =>
      site.find(`${folder}/${file}`, file === SIGNATURE_FILE),
    );
    const { manifest } = document;
    if (manifest.release !== release) differs(`its remote.json is of ${manifest.release}`);
    const expected = manifest.files[manifest.entry]?.integrity;
    if (entry !== `${folder}/${manifest.entry}` || integrity !== expected) {
      differs(`pages start ${entry} with another integrity than remote.json has`);
    }
    let signed = 'signatures not checked: no keys given';
    if (trust) signed = `signed ${trust.verify(document)}`;
    const files = Object.entries(manifest.files).filter(([file]) => isPublic(file));
    await Promise.all(
      files.map(async ([file, published]) => {
        const bytes = await site.read(`${folder}/${file}`).catch(messageOf);
        if (typeof bytes === 'string') differs(bytes);
        else if (integrityOf(bytes) !== published.integrity) {
          differs(`${file} is not the file that was published`);
        }
      }),
    );
    const kept = Object.keys(manifest.files).length - files.length;
    finding.fine.push(
      `${name} ${manifest.version} (${release}): ${files.length} files, ${signed}` +
        (kept > 0 ? `; ${kept} more stay with the host` : ''),
    );
    finding.pages = manifest.routes.map(({ example }) => example);
  } catch (error) {
    differs(messageOf(error));
  }
  return finding;
}
