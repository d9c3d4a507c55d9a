/**
 * SHA-256 of the texts of banner and categories, which receipts carry. `policyTextHash.test.ts`
 * fails with the new value when a text changes; a change of meaning needs a new CONSENT_VERSION too.
 */
export const POLICY_TEXT_HASH = 'f96f0c9128dc08452ed3192ff516390d4b03438cd137dcc9297a6e3d2b48e5a1';
