import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../runProgram';
import { requireDebianFile } from '../debianPackage';
import type { SupervisedProcess } from '../Supervisor';

const MODULES = '/usr/lib/nginx/modules';
const BROTLI = `${MODULES}/ngx_http_brotli_static_module.so`;
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const FILES = ['/usr/sbin/nginx', BROTLI];
const templates = path.join(root, 'deploy/nginx');

/** Makes sure that Debian's nginx is there. Throws what to install when it is not. */
export function requireNginx(): void {
  for (const file of FILES) requireDebianFile(file, PACKAGES);
}

export const hasNginx = (): boolean => FILES.every((file) => existsSync(file));

function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has no value for ${name}`);
    return value;
  });
}

interface NginxOptions {
  name: string;
  template: 'proxy' | 'remote';
  /** Gets its configuration, and request bodies that are too large for memory. */
  directory: string;
  values: Readonly<Record<string, string>>;
  isVital: boolean;
}

export async function defineNginx(options: NginxOptions): Promise<SupervisedProcess> {
  const { name, template, directory, values, isVital } = options;
  await mkdir(directory, { recursive: true });
  const source = await readFile(path.join(templates, `${template}.conf.template`), 'utf8');
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, fillTemplate(source, { ...values, RUN_DIR: directory, MODULES }));
  const script = path.join(root, 'scripts/run/nginx/runNginx.cjs');
  return { name, isVital, args: [script, file], env: process.env };
}
