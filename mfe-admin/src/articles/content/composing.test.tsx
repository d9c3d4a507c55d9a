import { fireEvent, screen } from '@testing-library/react';
import { AUTOSAVE, openEditor } from '../../../test/articleEditor';

const content = () => screen.getByLabelText<HTMLTextAreaElement>(/^Content/);

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'no shortcut takes a key of a word that is being composed: %j',
  async (composing) => {
    const { callsTo } = await openEditor();
    const before = `${content().value}- Ink`;
    fireEvent.change(content(), { target: { value: before } });
    content().setSelectionRange(before.length, before.length);
    for (const key of ['i', 'b', 's', 'Enter']) {
      const isCtrl = key !== 'Enter';
      // False if the page has taken it.
      expect(fireEvent.keyDown(content(), { key, ctrlKey: isCtrl, ...composing })).toBe(true);
    }
    expect(content()).toHaveValue(before);
    expect(callsTo(AUTOSAVE)).toHaveLength(0);
  },
);
