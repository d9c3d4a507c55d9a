import { calls, createClient } from '@pressline/shared-api';

export const { forms: formsApi } = createClient({ forms: calls.forms });
