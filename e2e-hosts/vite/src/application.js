import { createElement, useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

function Application() {
  const place = useRef(null);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (!isShown) return;
    const mounting = import('help/mount').then(({ mount }) =>
      mount(place.current, {
        address: HELP_ADDRESS,
        context: 'pricing-engines',
        basePath: '/vite',
      }),
    );
    return () => void mounting.then((help) => help.unmount());
  }, [isShown]);
  return createElement(
    'div',
    null,
    createElement('h1', { id: 'title' }, `Application with React ${version}`),
    createElement(
      'button',
      { type: 'button', onClick: () => setIsShown(!isShown) },
      isShown ? 'Hide help' : 'Show help',
    ),
    createElement('div', { ref: place }),
  );
}

createRoot(document.getElementById('root')).render(createElement(Application));
