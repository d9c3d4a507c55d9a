import { type KeyObject, sign, verify } from 'node:crypto';
import { parseJson } from '@pressline/shared-api/parse-json';
import { z } from 'zod';
import { keyIdOf, type PublicKey } from './keys';

/** Media type of an in-toto statement in an envelope (in-toto attestation framework v1, envelope). */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

const base64 = z.string().regex(/^[A-Za-z0-9+/_-]*={0,2}$/);

/** A DSSE envelope (secure-systems-lab/dsse, envelope.md); fields that are not known are ignored. */
const envelope = z.object({
  payload: base64,
  payloadType: z.string(),
  signatures: z
    .array(z.object({ keyid: z.string().optional(), sig: base64 }))
    .min(1)
    .max(32),
});

export type Envelope = z.infer<typeof envelope>;

/** Reads an envelope. @throws when the text is none */
export function parseEnvelope(text: string): Envelope {
  const result = envelope.safeParse(parseJson(text));
  if (!result.success) throw new Error('its signature is no DSSE envelope');
  return result.data;
}

export const wrap = (payload: Buffer): Envelope => ({
  payload: payload.toString('base64'),
  payloadType: PAYLOAD_TYPE,
  signatures: [],
});

/** Adds a signature (Ed25519, RFC 8032), in the place of a former one with that key. */
export function addSignature(signed: Envelope, key: KeyObject): Envelope {
  const keyid = keyIdOf(key);
  const sig = sign(null, preAuthenticated(signed), key).toString('base64');
  const others = signed.signatures.filter((one) => one.keyid !== keyid);
  return { ...signed, signatures: [...others, { keyid, sig }] };
}

/**
 * The ids of those keys which have signed an envelope, each once. The `keyid` of a signature decides
 * nothing: it is a hint that nobody has signed (DSSE protocol, "keyid").
 */
export function signersOf(signed: Envelope, keys: readonly PublicKey[]): Set<string> {
  const message = preAuthenticated(signed);
  const signers = keys.filter(({ key }) =>
    signed.signatures.some(({ sig }) => verify(null, message, key, Buffer.from(sig, 'base64'))),
  );
  return new Set(signers.map(({ id }) => id));
}

/** What is signed: PAE, the pre-authentication encoding of type and payload (DSSE protocol). */
function preAuthenticated({ payload, payloadType }: Envelope): Buffer {
  const body = Buffer.from(payload, 'base64');
  const type = Buffer.from(payloadType);
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${type.length} `),
    type,
    Buffer.from(` ${body.length} `),
    body,
  ]);
}
