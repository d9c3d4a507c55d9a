import { callsOf } from './callsOf';
import { contract } from './contract';

/**
 * The calls of the product's API, by area. Bundles have the values alone, without the contract that
 * they come from (`scripts/build/contractCalls.cjs`).
 */
export const calls = callsOf(contract);
