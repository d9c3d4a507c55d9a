import { z } from 'zod';
import {
  count,
  isStorable,
  named,
  namedBody,
  namedObject,
  objectId,
  STORABLE_MESSAGE,
  time,
} from '../common';
import { session } from './session';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Must be base64url');

/** A credential as browsers give it; what else they add is ignored. */
const credentialOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: base64url(1_400),
    rawId: base64url(1_400),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: base64url(8_000), ...response }),
  });

const attestation = named(
  'NewCredential',
  credentialOf({
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
);
const assertion = named(
  'CredentialProof',
  credentialOf({
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(100).optional(),
  }),
);

const ticket = z.string().min(16).max(64).describe('Names this step to the server, once');
const options = z
  .looseObject({ challenge: z.string() })
  .describe('PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON of WebAuthn');
const name = z
  .string()
  .trim()
  .max(60, 'At most 60 characters')
  .refine(isStorable, STORABLE_MESSAGE);
const current = z.string().min(1, 'Required').max(1_024);

const recoveryCode = z.string().describe('Shown once; signs in once in place of a passkey');

const passkey = namedObject('Passkey', {
  id: objectId,
  name: z.string(),
  /** Whether the device's maker copies it to other devices. */
  isSynced: z.boolean(),
  /** Made for another address of the site, where it does not work. */
  isElsewhere: z.boolean(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

/** What a browser needs to use or to make a passkey. It is good for one try within five minutes. */
export const ceremony = namedObject('PasskeyCeremony', { ticket, options });

/** The password was right. `passkey`: one is needed too. `register`: one has to be made first. */
export const loginStep = named(
  'LoginStep',
  ceremony.extend({ step: z.enum(['passkey', 'register']) }),
);

export const passkeyLoginBody = namedBody('PasskeyLogin', { ticket, response: assertion });
export const recoveryLoginBody = namedBody('RecoveryLogin', {
  ticket,
  code: z.string().min(1, 'Required').max(100),
});
export const recoverySession = named(
  'RecoverySession',
  session.extend({ recoveryCodesLeft: count }),
);
export const firstPasskeyBody = namedBody('FirstPasskey', { ticket, response: attestation });
export const firstPasskeySession = named(
  'FirstPasskeySession',
  session.extend({ recoveryCodes: z.array(recoveryCode) }),
);

export const ownPasskeys = namedObject('OwnPasskeys', {
  passkeys: z.array(passkey),
  recoveryCodesLeft: count,
  /** Whether all users need one. */
  isRequired: z.boolean(),
});
/** A person who finds an open browser must not change how its owner signs in. */
export const confirmBody = namedBody('ConfirmPassword', { current });
export const addPasskeyBody = namedBody('AddPasskey', { ticket, name, response: attestation });
export const addedPasskey = namedObject('AddedPasskey', {
  passkey,
  recoveryCodes: z.array(recoveryCode).describe('With the first passkey'),
});
export const renamePasskeyBody = namedBody('RenamePasskey', { name: name.min(1, 'Required') });
export const newRecoveryCodes = namedObject('NewRecoveryCodes', {
  recoveryCodes: z.array(recoveryCode),
});

export const passkeyPolicy = namedObject('PasskeyPolicy', {
  isRequired: z.boolean(),
  holders: z.array(
    z.object({
      id: objectId,
      username: z.string(),
      fullName: z.string(),
      passkeys: count,
      recoveryCodesLeft: count,
    }),
  ),
});
export const passkeyPolicyBody = namedBody('PasskeyPolicyChange', {
  isRequired: z.boolean(),
  current,
});

export type NewCredential = z.infer<typeof attestation>;
export type CredentialProof = z.infer<typeof assertion>;
export type Passkey = z.infer<typeof passkey>;
export type PasskeyCeremony = z.infer<typeof ceremony>;
export type LoginStep = z.infer<typeof loginStep>;
export type FirstPasskeySession = z.infer<typeof firstPasskeySession>;
export type OwnPasskeys = z.infer<typeof ownPasskeys>;
export type PasskeyPolicy = z.infer<typeof passkeyPolicy>;
