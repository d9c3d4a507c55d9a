/**
 * SHA-256 of the texts of banner and categories, which receipts carry. `policyTextHash.test.ts`
 * fails with the new value when a text changes; a change of meaning needs a new CONSENT_VERSION too.
 */
export const POLICY_TEXT_HASH = '108da87089ea8a752eb18452f0387bfff5937c0d11cc4a8f09d1cee1916360f8';
