import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseConfig } from '../bundler/baseConfig';
import { compile } from './compile';

const root = path.resolve(__dirname, '../..');

async function bundle(source: string): Promise<string> {
  const folder = mkdtempSync(path.join(root, '.cache/calls-'));
  try {
    writeFileSync(path.join(folder, 'entry.ts'), source);
    const base = baseConfig('shared-api', 'production', 'web');
    const entry = path.join(folder, 'entry.ts');
    await compile([{ ...base, entry, output: { path: folder, filename: 'bundle.js' } }]);
    return readFileSync(path.join(folder, 'bundle.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a bundle has the calls of the areas that its client is made of, and no schema', async () => {
  const text = await bundle(
    `import { calls, createClient } from '${root}/shared-api/src';
    console.log(createClient({ forms: calls.forms }));`,
  );
  expect(text).toContain('/api/newsletter');
  expect(text).not.toContain('/api/admin/media');
  expect(text).not.toContain('_zod');
});

test('a client of the whole API brings all calls, and no schema', async () => {
  const text = await bundle(
    `import { createApiClient } from '${root}/shared-api/src';
    console.log(createApiClient());`,
  );
  expect(text).toContain('/api/admin/help/quick-links/:id/restore');
  expect(text).not.toContain('_zod');
});
