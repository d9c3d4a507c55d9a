import { callsOf } from './callsOf';
import { contract } from './contract';

/**
 * The calls of the product's API, by area. Bundles have the values alone, without the contract that
 * they come from (`scripts/build/contractCalls.cjs`).
 */
export const {
  account,
  admin,
  analytics,
  audit,
  auth,
  checks,
  feedback,
  forms,
  help,
  home,
  importExport,
  media,
  operations,
  others,
  passkeys,
  releases,
  replace,
  reports,
  staff,
  submissions,
  telemetry,
  trash,
  unmetSearches,
} = callsOf(contract);
