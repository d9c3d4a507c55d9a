import { Dialog, DialogBody, Switch, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { areShortcutsOn, isApple, setShortcutsOn } from './form/browser';

const command = isApple() ? '⌘' : 'Ctrl';

/** What the keyboard can do. Keys that stand alone do it anywhere but in a text. */
const shortcuts = [
  { keys: ['/'], does: 'Search the list' },
  { keys: ['n'], does: 'Create new' },
  { keys: [command, 'K'], does: 'Go to a page or an article, or create something' },
  { keys: ['?'], does: 'Show this overview' },
  { keys: ['Alt', '↑', '↓'], does: 'Move the focused row (ordered lists)' },
  { keys: [command, 'S'], does: 'Save the open dialog; of an article, without publishing it' },
  { keys: [command, 'Enter'], does: 'Create or update, as the button of the dialog does' },
  { keys: ['Esc'], does: 'Close the dialog; asks if there are unsaved changes' },
  { keys: ['F8'], does: 'Go to the notification, for example to undo' },
];

const { color, radius, space, text } = theme;

const Table = styled.table`
  width: 100%;
  margin-bottom: ${space.md};

  th { padding: ${space.xs} ${space.lg} ${space.xs} 0; text-align: start; white-space: nowrap; }
  td { padding: ${space.xs} 0; }
  tr:not(:last-child) { border-bottom: 1px solid ${color.line}; }
`;
const Key = styled.kbd`
  display: inline-block;
  min-width: 2em;
  margin-inline-end: ${space.xxs};
  padding: 0.1em 0.5em;
  border: 1px solid ${color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${radius.md};
  background: ${color.tint};
  font-size: ${text.small};
  text-align: center;
`;

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  function handleChange(next: boolean) {
    setShortcutsOn(next);
    setIsOn(next);
  }
  return (
    <Dialog onOpenChange={onClose} size="sm" title="Keyboard shortcuts">
      <DialogBody>
        <Table>
          <tbody>
            {shortcuts.map(({ keys, does }) => (
              <tr key={does}>
                <th scope="row">
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Switch
          label="Single keys"
          hint="When off, the /, n and ? shortcuts are disabled."
          checked={isOn}
          onCheckedChange={handleChange}
        />
      </DialogBody>
    </Dialog>
  );
}
