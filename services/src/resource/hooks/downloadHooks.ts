import { readMediaAddress } from '@pressline/shared-api';
import type { StoredOf } from '../../database/createModel';
import { categoryClaims } from './categoryClaims';
import { withLinks } from './linkHooks';
import type { ResourceHooks } from './ResourceHooks';

export const downloadHooks: ResourceHooks<StoredOf<'downloads'>> = {
  ...categoryClaims('downloadCount'),
  async prepare({ fileFacts }, change, before) {
    const address = readMediaAddress(String(change.fileUrl ?? before?.fileUrl));
    const facts = address && (await fileFacts(address.hash));
    return { ...withLinks('fileUrl', change), ...facts };
  },
};
