/**
 * The icons that the primitives and the shell use. Apart from the whole set, so that not every
 * visitor downloads all of it.
 */
export const corePaths = {
  refresh: 'M20 4.5v5h-5M19.4 9.5A8 8 0 1 0 20 13',
  'external-link': 'M13.5 3.5h7v7M20.5 3.5l-9.5 9.5M10 6H3.5v14.5H18V14',
  'chevron-down': 'M5 8.5l7 7l7-7',
  moon: 'M20.5 14.3A8.7 8.7 0 0 1 9.7 3.5a8.7 8.7 0 1 0 10.8 10.8z',
  alert: 'M12 3l10 17.5H2zM12 9.5v5.5M12 16.6v1.6',
};
