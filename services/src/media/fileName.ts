import { extensionOf } from '@pressline/shared-api';
import anyAscii from 'any-ascii';

const MAX_STEM = 80;

/** A file's name as an address has it: small letters, digits and hyphens, then the extension. */
export function fileName(name: string): string {
  const extension = extensionOf(name).replace('jpeg', 'jpg');
  const stem = anyAscii(name.slice(0, name.lastIndexOf('.')))
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MAX_STEM)
    .replace(/^-|-$/g, '');
  return `${stem || 'file'}.${extension}`;
}
