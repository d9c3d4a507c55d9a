import { createElement, lazy, Suspense, useEffect, useState, version } from 'react';
import './partner.css';

const PartnerMap = lazy(() => import('./Map.js'));

/** An application that knows nothing of its host but the three properties. */
export default function App({ basePath, navigate, theme }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    window.partnersShown = (window.partnersShown ?? 0) + 1;
    return () => {
      window.partnersShown -= 1;
    };
  }, []);
  const link = (to, text) =>
    createElement(
      'a',
      {
        href: to,
        onClick: (event) => {
          event.preventDefault();
          navigate(to);
        },
      },
      text,
    );
  const isMap = location.pathname === `${basePath}/map`;
  return createElement(
    'div',
    { className: 'partner' },
    createElement('p', null, `Partner application with React ${version}, ${theme}`),
    createElement(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      `Counted ${count}`,
    ),
    createElement(
      'p',
      null,
      link(`${basePath}/map`, 'Map'),
      ' ',
      link(basePath, 'List'),
      ' ',
      link('/help', 'Help of the host'),
    ),
    isMap
      ? createElement(Suspense, { fallback: 'Map is loading' }, createElement(PartnerMap))
      : createElement('h2', null, 'All partners'),
  );
}
