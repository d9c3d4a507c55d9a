import { createHash } from 'node:crypto';
import { parseJson } from '@pressline/shared-api/parse-json';
import { z } from 'zod';
import type { ReleaseDocument } from '../files/releaseDocument';

const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'https://slsa.dev/provenance/v1';
const BUILD_TYPE = 'https://pressline.example/builds/remote/v1';

/** What a signer says of where a release comes from; null where nothing is said. */
export const provenance = z.object({
  builder: z.string().min(1),
  /** Commit of the sources, and the hash over those that the build reads. */
  commit: z.string().nullable(),
  sources: z.string().nullable(),
  /** The bill of materials (CycloneDX), by its SHA-256; with its bytes as base64 where they are few. */
  bom: z.object({ sha256: z.string(), content: z.string().optional() }).nullable(),
});

export type Provenance = z.infer<typeof provenance>;

/** The part of a statement that hosts read. */
const statement = z.object({
  _type: z.literal(STATEMENT_TYPE),
  predicateType: z.literal(PREDICATE_TYPE),
  subject: z
    .array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) }))
    .length(1),
  predicate: z.object({
    runDetails: z.object({ metadata: z.object({ finishedOn: z.iso.datetime({ precision: 3 }) }) }),
  }),
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const subjectName = ({ manifest: { name, release } }: ReleaseDocument) =>
  `${name}/${release}/remote.json`;

/**
 * An in-toto statement v1 about the `remote.json` of a release, byte for byte, with SLSA provenance v1.
 * `remote.json` names every file with its hash, so the statement covers all of them.
 * @param at when it is signed, ISO 8601 in UTC with milliseconds: hosts order releases by it
 */
export function statementOf(
  document: ReleaseDocument,
  { builder, commit, sources, bom }: Provenance,
  source: string,
  at: string,
): Buffer {
  const { name, release, version } = document.manifest;
  const described = {
    _type: STATEMENT_TYPE,
    subject: [{ name: subjectName(document), digest: { sha256: sha256(document.json) } }],
    predicateType: PREDICATE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { remote: name, release, version, source },
        internalParameters: sources === null ? {} : { sources },
        resolvedDependencies:
          commit === null ? [] : [{ name: 'sources', digest: { gitCommit: commit } }],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { finishedOn: at },
        byproducts: bom === null ? [] : [bomDescriptor(bom)],
      },
    },
  };
  return Buffer.from(JSON.stringify(described));
}

const bomDescriptor = ({ sha256: hash, content }: NonNullable<Provenance['bom']>) => ({
  name: 'bom.cdx.json',
  mediaType: 'application/vnd.cyclonedx+json',
  digest: { sha256: hash },
  ...(content === undefined ? {} : { content }),
});

/** Reads a statement about a release. @returns when it was signed @throws when it is about anything else */
export function readStatement(payload: Buffer, document: ReleaseDocument): string {
  const result = statement.safeParse(parseJson(payload.toString('utf8')));
  if (!result.success)
    throw new Error('its signature holds no in-toto statement v1 with provenance');
  const [subject] = result.data.subject;
  const isIts =
    subject?.name === subjectName(document) && subject.digest.sha256 === sha256(document.json);
  if (!isIts) throw new Error('its signature is for another remote.json');
  return result.data.predicate.runDetails.metadata.finishedOn;
}
