import { createContract } from './contract';
import { routesOf } from './ownRoutes';

/** The contract of the product's own routes. The test runtime loads this file once for each of its processes. */
export const ownContract = createContract(routesOf());
