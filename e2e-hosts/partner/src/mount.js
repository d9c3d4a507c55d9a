import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App.js';

/** The same for hosts of any kind: fills an element by itself. */
export function mount(element, props) {
  const root = createRoot(element);
  const update = (next) => root.render(createElement(App, next));
  update(props);
  return { update, unmount: () => root.unmount() };
}
