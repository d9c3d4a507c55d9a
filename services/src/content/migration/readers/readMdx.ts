import path from 'node:path/posix';
import { outsideCode } from '@pressline/shared-api/markdown/dialects/inline';
import { codeEnd, FENCE } from '@pressline/shared-api/markdown/dialects/Translation';

const IMPORT = /^import\s+(?:\{?\s*(\w+)\s*\}?)\s+from\s+['"]([^'"]+)['"];?\s*$/;
const IGNORED = /^(?:import|export)\s.*$/;

/**
 * The text of MDX without its program: what it imports stands in its place, expressions stay as text.
 * `named` has the imported paths by lower-case names.
 */
export function readMdx(text: string, from: string) {
  const named = new Map<string, string>();
  const lost = new Set<string>();
  const lines = text.split(/\r?\n/);
  const done: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) {
      const end = codeEnd(lines, at);
      done.push(...lines.slice(at, end));
      at = end;
      continue;
    }
    at += 1;
    const [, name = '', source = ''] = IMPORT.exec(line) ?? [];
    if (name) named.set(name.toLowerCase(), resolve(source, from));
    if (IGNORED.test(line)) continue;
    done.push(
      outsideCode(line, (words) =>
        words
          .replace(/\{\/\*.*?\*\/\}/g, '')
          .replace(/=\{(\w+)\}/g, (all, one: string) => {
            const file = named.get(one.toLowerCase());
            return file ? `="/${file}"` : all;
          })
          .replace(/(?<![=$\\{])\{(?![#.:%{/])[^{}"]*[\w)\]]\}(?!\})/g, (all) => {
            if (!/\w+=/.test(all)) lost.add(`Expression ${all}, now text`);
            return all;
          }),
      ),
    );
  }
  return { text: done.join('\n'), named, lost: [...lost] };
}

const resolve = (source: string, from: string) =>
  source.startsWith('.')
    ? path.join(path.dirname(from), source)
    : source.replace(/^@site\//, '').replace(/^\//, '');
