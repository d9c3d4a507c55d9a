/** What each host shows: itself, with its own React, and the help center that `load` brings. */
export function showApplication(React, createRoot, load, props) {
  const { createElement, useEffect, useRef, useState, version } = React;

  function Application() {
    const place = useRef(null);
    const [isShown, setIsShown] = useState(true);
    useEffect(() => {
      if (!isShown) return;
      const mounting = load().then(({ mount }) => mount(place.current, props));
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
}
