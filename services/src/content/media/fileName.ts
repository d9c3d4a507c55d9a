import { extensionOf } from '@pressline/shared-api';
import anyAscii from 'any-ascii';

const MAX_STEM = 80;
/** Windows takes these for devices, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file's name as an address has it: small letters, digits and hyphens, then the extension. */
export function fileName(name: string): string {
  const extension = extensionOf(name).replace('jpeg', 'jpg');
  const stem = anyAscii(name.slice(0, name.lastIndexOf('.')))
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MAX_STEM)
    .replace(/^-|-$/g, '');
  return `${RESERVED.test(stem) ? `${stem}-file` : stem || 'file'}.${extension}`;
}
