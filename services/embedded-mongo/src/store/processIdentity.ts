import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * When a process started, in the system's own form: it tells the process from a later one with the
 * same id. Null when no process runs under the id, or only one that was killed and that its parent
 * has not collected yet.
 */
export const processIdentity = (pid: number): string | null =>
  existsSync('/proc/self/stat') ? readProc(pid) : askPs(pid);

/** On Linux, from proc(5). */
function readProc(pid: number): string | null {
  const status = contentOf(`/proc/${pid}/stat`);
  // The name in parentheses may contain spaces; fields 3 and 22 are the state and the start time.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  if (!status || 'ZXx'.includes(String(fields[0]))) return null;
  return `${contentOf('/proc/sys/kernel/random/boot_id').trim()}:${fields[19]}`;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Elsewhere, from ps(1). */
export function askPs(pid: number): string | null {
  try {
    const options = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)];
    const [state = '', ...started] = execFileSync('ps', options, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? null : started.join(' ');
  } catch {
    return null;
  }
}
