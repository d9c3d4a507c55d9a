import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useShortcut } from './browser';

function Panel({ onNew }: { onNew: () => void }) {
  useShortcut('n', onNew);
  return <p>Articles</p>;
}

/** Presses the key when the panel is in the page and nothing has been painted yet. */
function PressedAtOnce({ onNew }: { onNew: () => void }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  }, []);
  return <Panel onNew={onNew} />;
}

it('runs a shortcut that is pressed as soon as its panel shows', () => {
  const create = jest.fn();
  render(<PressedAtOnce onNew={create} />);
  expect(create).toHaveBeenCalledTimes(1);
});
