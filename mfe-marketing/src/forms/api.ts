import { createApiClient } from '@pressline/shared-api';

/** The calls of this remote's forms. */
export const { forms: formsApi } = createApiClient();
