import { createApiClient } from '@pressline/shared-api';

export const { forms: formsApi } = createApiClient();
