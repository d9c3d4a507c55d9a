import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Instruction {
  name: string;
  value: string;
}

export const dockerfiles = readdirSync(__dirname).filter((file) => file.endsWith('.Dockerfile'));

export function readDockerfile(file: string): Instruction[] {
  const text = readFileSync(path.join(__dirname, file), 'utf8').replaceAll(/\\\n/g, ' ');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { name, value };
    });
}
