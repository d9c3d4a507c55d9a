import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_PATH } from '@pressline/releases/files/routes';

/** `shell.json`: what the shell's browser build has published. */
export interface ShellAssets {
  script: string;
  integrity: string;
  pageScript: { file: string; integrity: string };
  /** The scripts of shared modules that are fetched on demand. */
  onDemand: Record<string, { file: string; integrity: string }[]>;
  font: string;
  /** The published name of each file of `shell/public`. */
  images: Record<string, string>;
  /** Every file that is named after its content, without its encoded versions. */
  files: readonly string[];
  shared: Record<string, string>;
}

/** URL path of a file of `shell/public`. Throws when there is none of that name. */
export function imageUrl({ images }: ShellAssets, name: string): string {
  const file = images[name];
  if (!file) throw new Error(`The shell did not publish ${name}`);
  return `${SHELL_PATH}/${file}`;
}

export async function readShellAssets(directory: string): Promise<ShellAssets> {
  const json = await readFile(path.join(directory, 'shell.json'), 'utf8');
  return JSON.parse(json) as ShellAssets;
}
