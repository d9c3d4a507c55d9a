import { createRoutes } from '../src/routes';
import { createContract } from './contract';

/** The contract of the product's own routes. The test runtime loads this file once for each of its processes. */
export const ownContract = createContract(createRoutes());
