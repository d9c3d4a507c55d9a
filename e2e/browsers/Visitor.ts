import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findInPage, type Sought, type Wanted } from './findInPage';
import { retried } from './retried';
import type { Session } from './session';

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Keys that write nothing, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = { tab: '\uE004', enter: '\uE007' };

type Name = string | RegExp;

/** A visitor with a browser: looks for parts of the page by role and name, and waits for what is not there yet. */
export class Visitor {
  constructor(
    readonly session: Session,
    readonly siteUrl: string,
  ) {}

  async goTo(path: string): Promise<void> {
    await this.session.send('goTo', { url: this.siteUrl + path });
  }

  /** Runs a function in the page; it sees nothing of this file but its arguments, which are JSON. */
  async run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${task}).apply(null, arguments)`;
    return (await this.session.send('run', { script, args })) as Awaited<Result>;
  }

  /** Where the part of this role and name is. Throws when it is not there, or cannot be pressed, within 30 s. */
  private async find(role: string, name: Name, isPressed: boolean): Promise<Sought['place']> {
    const wanted = typeof name === 'string' ? { text: name } : { pattern: name.source };
    const script = `${library}; return (${findInPage}).apply(null, arguments)`;
    const args: [Wanted] = [{ role, ...wanted, isPressed }];
    return retried(async () => {
      const found = (await this.session.send('run', { script, args })) as Sought;
      if (found.problem) throw new Error(`${role} "${name}" ${found.problem}`);
      return found.place;
    });
  }

  /** Resolves once there is a visible part of this role and name; it may be out of view. */
  async sees(role: string, name: Name): Promise<void> {
    await this.find(role, name, false);
  }

  /** Resolves once this text stands on the page. */
  async reads(text: string): Promise<void> {
    await retried(async () => {
      // biome-ignore lint/performance/useDomNodeTextContent: only what is displayed can be read
      const isThere = await this.run((wanted) => document.body.innerText.includes(wanted), text);
      if (!isThere) throw new Error(`"${text}" is not there`);
    });
  }

  async click(role: string, name: Name): Promise<void> {
    const place = await this.find(role, name, true);
    const actions = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.session.send('act', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.session.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async fill(role: string, name: Name, text: string): Promise<void> {
    await this.click(role, name);
    await this.type(text);
  }

  /** Types over what a field holds. */
  async replace(role: string, name: Name, text: string): Promise<void> {
    await this.click(role, name);
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.type(text);
  }

  /** Chooses by script: the lists that browsers open are no part of the page. */
  async select(name: Name, option: string): Promise<void> {
    const { x, y } = await this.find('combobox', name, true);
    const choose = (left: number, top: number, wanted: string) => {
      const field = document.elementFromPoint(left, top)?.closest('select');
      const found = [...(field?.options ?? [])].find(({ text }) => text === wanted);
      if (!field || !found) throw new Error(`There is no option ${wanted}`);
      field.value = found.value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await this.run(choose, x, y, option);
  }
}
