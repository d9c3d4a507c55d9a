import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { root } from '../runProgram';
import { packTypes } from './packTypes';

test('the types of an exposed module are whole: every file of this repository that they import is there', async () => {
  const { zip, api } = await packTypes({ App: path.join(root, 'mfe-help/src/App.tsx') });
  const files = unzipSync(zip);
  const main = 'compiled-types/mfe-help/src/App';
  expect(strFromU8(files['App.d.ts'] ?? new Uint8Array())).toContain(`from './${main}'`);
  for (const [file, bytes] of Object.entries(files)) {
    for (const [, request = ''] of strFromU8(bytes).matchAll(/(?:from |import\()['"]([^'"]+)/g)) {
      expect(request).not.toMatch(/^@pressline/);
      if (!request.startsWith('.')) continue;
      expect(Object.keys(files)).toContain(path.join(path.dirname(file), `${request}.d.ts`));
    }
  }
  expect(api).toContain("typeof import('REMOTE_ALIAS_IDENTIFIER/App')");
});
