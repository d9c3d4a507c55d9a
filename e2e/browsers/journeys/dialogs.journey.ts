import { expect, test } from '../fixtures';
import { signIn } from '../signIn';
import type { Visitor } from '../Visitor';

interface Case {
  dialog: string;
  /** At its foot: without it the content is still to come. */
  button: string;
  open: (visitor: Visitor) => Promise<void>;
}

const cases: Case[] = [
  {
    dialog: 'Cookie Preferences',
    button: 'Save Preferences',
    open: async (visitor) => {
      await visitor.goTo('/');
      await visitor.click('button', 'Cookie settings');
    },
  },
  {
    dialog: 'Start your free trial',
    button: 'Continue',
    open: async (visitor) => {
      await visitor.goTo('/');
      await visitor.click('button', 'Necessary Only');
      await visitor.click('link', 'Start Free Trial');
    },
  },
  {
    dialog: 'Create Tag',
    button: 'Create',
    open: async (visitor) => {
      await signIn(visitor, '/admin/tags');
      await visitor.click('button', 'New Tag');
    },
  },
];

/** How many pixels of its content a dialog hides although it could be that much higher. */
function needlesslyHidden(): number {
  const sheet = document.querySelector<HTMLElement>('[role="dialog"], dialog[open]');
  if (!sheet) throw new Error('There is no dialog');
  const room = Number.parseFloat(getComputedStyle(sheet).maxHeight) - sheet.offsetHeight;
  const hidden = [...sheet.querySelectorAll('*')]
    .filter((part) => getComputedStyle(part).overflowY === 'auto')
    .map((part) => part.scrollHeight - part.clientHeight);
  return Math.round(Math.min(Math.max(...hidden), room));
}

for (const { dialog, button, open } of cases) {
  test(`${dialog} shows all that it holds`, async ({ visitor }) => {
    await open(visitor);
    await visitor.sees('dialog', dialog);
    await visitor.sees('button', button);
    expect(await visitor.run(needlesslyHidden)).toBeLessThanOrEqual(1);
  });
}
