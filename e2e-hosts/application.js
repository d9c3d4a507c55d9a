/** A component that mounts what `load` brings, as applications without the documents' example do. */
export function helpBy(React, load, props) {
  return function Help() {
    const place = React.useRef(null);
    React.useEffect(() => {
      const mounting = load().then(({ mount }) => mount(place.current, props));
      return () => void mounting.then((help) => help.unmount());
    }, []);
    return React.createElement('div', { ref: place });
  };
}

/** What each host shows: itself, with its own React, and the help center. */
export function showApplication(React, createRoot, Help) {
  const { createElement, useState, version } = React;

  function Application() {
    const [isShown, setIsShown] = useState(true);
    return createElement(
      'div',
      null,
      createElement('h1', { id: 'title' }, `Application with React ${version}`),
      createElement(
        'button',
        { type: 'button', onClick: () => setIsShown(!isShown) },
        isShown ? 'Hide help' : 'Show help',
      ),
      isShown && createElement(Help),
    );
  }

  createRoot(document.getElementById('root')).render(createElement(Application));
}
