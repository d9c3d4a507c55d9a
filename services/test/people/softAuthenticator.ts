import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a passkey says of itself besides what it is asked. */
interface Manner {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
}

interface Ceremony {
  ticket: string;
  options: Record<string, unknown> & { challenge: string };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** CBOR, as far as a credential without attestation needs it. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (kind: number, size: number) => {
    if (size < 24) return Buffer.from([kind * 32 + size]);
    if (size < 256) return Buffer.from([kind * 32 + 24, size]);
    return Buffer.from([kind * 32 + 25, size >> 8, size % 256]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key as string), cbor(one as string)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, number | Buffer>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** An authenticator with one passkey, made with Node's own cryptography (WebAuthn level 3, section 6). */
export function softAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let uses = 0;

  const clientData = (type: string, challenge: string, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(manner: Manner, credential?: Buffer) {
    const { rpId = new URL(site).hostname, counter = uses, isVerified = true } = manner;
    const flags = 0x01 + (isVerified ? 0x04 : 0) + (credential ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags]),
      count,
      credential ?? Buffer.alloc(0),
    ]);
  }

  const answer = <Response extends object>(
    { ticket }: Ceremony,
    clientDataJSON: Buffer,
    parts: Response,
  ) => ({
    ticket,
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: clientDataJSON.toString('base64url'), ...parts },
    },
  });

  return {
    id,
    /** The body that registers it. */
    register(ceremony: Ceremony, manner: Manner = {}) {
      userHandle = (ceremony.options.user as { id: string }).id;
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(manner, credential)],
      ]);
      const data = clientData('webauthn.create', ceremony.options.challenge, manner.origin);
      return answer(ceremony, data, {
        attestationObject: cbor(attestation).toString('base64url'),
      });
    },
    /** The body that proves it. */
    prove(ceremony: Ceremony, manner: Manner = {}) {
      uses += 1;
      const data = clientData('webauthn.get', ceremony.options.challenge, manner.origin);
      const authData = authenticatorData(manner);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer(ceremony, data, {
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
  };
}
