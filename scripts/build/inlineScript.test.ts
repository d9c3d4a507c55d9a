import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compileInline } from './inlineScript.cjs';

const root = path.resolve(__dirname, '../..');
const MAX_VITALS_BYTES = 2 * 1024;

test('what measures and reports web vitals adds at most 2 KB to the script of a page', () => {
  const folder = mkdtempSync(path.join(root, '.cache/vitals-'));
  const entry = path.join(folder, 'entry.ts');
  const vitals = path.join(root, 'shell/src/pageScript/vitals');
  writeFileSync(
    entry,
    `import { reportVitals } from '${vitals}';\nreportVitals({ name: 'mfe-help', release: '1' });\n`,
  );
  try {
    const text = compileInline([entry])[entry] ?? '';
    expect(text).toContain('largest-contentful-paint');
    expect(brotliCompressSync(text).length).toBeLessThan(MAX_VITALS_BYTES);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
