import { corePaths } from './corePaths';

/** Stroke paths on a 24 × 24 grid, drawn with cut corners like trimmed sheets. One line adds an icon. */
export const iconPaths = {
  ...corePaths,
  // Help categories
  'getting-started':
    'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 1v5M12 18v5M1 12h5M18 12h5M10.2 8.8l5 3.2l-5 3.2z',
  quotes: 'M5 2.5h10l4 4v15H5zM15 2.5v4h4M8.5 11h7M8.5 14.5h7M8.5 18h4',
  production:
    'M9 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM15 11.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM1.5 12.5H9M15 11.5h7.5',
  pricing: 'M3 3h9l9.5 9.5l-9 9L3 12zM8 6.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z',
  integrations: 'M3.5 3.5h11v11h-11zM9.5 9.5h11v11h-11z',
  account:
    'M12 3a4.2 4.2 0 1 0 0 8.4A4.2 4.2 0 0 0 12 3zM3.5 21c.4-4.2 3.9-6.6 8.5-6.6s8.1 2.4 8.5 6.6z',
  general: 'M3 3.5h18v14h-9l-5 4v-4H3zM9.6 8.9a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.1.9-1.1 1.7M12 14v1.6',
  // Actions
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.2 15.2l5.6 5.6',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6.5h18M3 12h18M3 17.5h11',
  plus: 'M12 4v16M4 12h16',
  home: 'M2.5 11.5L12 3.5l9.5 8M5.5 9.5v11h13v-11',
  minus: 'M4 12h16',
  check: 'M3.5 12.5l5.5 5.5L20.5 6.5',
  edit: 'M4 20l1-4.8L16.2 4l3.8 3.8L8.8 19zM13.4 6.8l3.8 3.8',
  trash: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5',
  compare: 'M3 4h18v16H3zM12 4v16M6 9h3M15 9h3M15 13h3',
  download: 'M12 3v12.5M6.5 10l5.5 5.5l5.5-5.5M3.5 16.5v4h17v-4',
  upload: 'M12 16V3.5M6.5 9L12 3.5L17.5 9M3.5 16.5v4h17v-4',
  settings: 'M4 7h9M18 7h2M4 17h2M11 17h9M13 4h5v6h-5zM6 14h5v6H6z',
  filter: 'M3 4.5h18l-7 8.5v6.5l-4-2.5v-4z',
  link: 'M9 15l6-6M8 11.5L4.8 14.7a3.2 3.2 0 0 0 4.5 4.5l3.2-3.2M16 12.5l3.2-3.2a3.2 3.2 0 0 0-4.5-4.5L11.5 8',
  'log-out': 'M14 4H4v16h10M9 12h12M16 7l5 5l-5 5',
  // Directions
  'chevron-up': 'M5 15.5l7-7l7 7',
  'chevron-left': 'M15.5 5l-7 7l7 7',
  'chevron-right': 'M8.5 5l7 7l-7 7',
  'arrow-right': 'M3 12h17.5M14 5.5l6.5 6.5l-6.5 6.5',
  'arrow-left': 'M21 12H3.5M10 5.5L3.5 12l6.5 6.5',
  'arrow-up': 'M12 21V3.5M5.5 10L12 3.5l6.5 6.5',
  // States and things
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v6M12 7.2v1.7',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.4l4 2.4',
  calendar: 'M3.5 5h17v15.5h-17zM3.5 9.5h17M8 2.5v5M16 2.5v5',
  eye: 'M1.5 12C4 7.6 7.6 5.5 12 5.5s8 2.1 10.5 6.5c-2.5 4.4-6.1 6.5-10.5 6.5S4 16.4 1.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  star: 'M12 3l2.7 6l6.3.7l-4.7 4.3l1.3 6.4L12 17.2l-5.6 3.2L7.7 14L3 9.7L9.3 9z',
  tag: 'M3.5 4.5h11.2l6.8 7.5l-6.8 7.5H3.5zM8 12h4.5',
  file: 'M5 2.5h10l4 4v15H5zM15 2.5v4h4',
  image: 'M3 4h18v16H3zM3 17l5.5-5.5l4 4l3-3L21 18M15.5 7.5h2v2h-2z',
  mail: 'M2.5 5h19v14h-19zM2.5 6l9.5 7.5L21.5 6',
  phone: 'M4 3.5h4.5l2 5l-2.7 2a11 11 0 0 0 5.7 5.7l2-2.7l5 2V20c-9 1.5-18-7.5-16.5-16.5z',
  play: 'M6 3.5l14 8.5l-14 8.5z',
  pause: 'M8 4v16M16 4v16',
  bell: 'M4 17.5c1.5-1.5 2-3 2-7a6 6 0 0 1 12 0c0 4 .5 5.5 2 7zM9.5 20.5h5',
  users:
    'M9 4a3.6 3.6 0 1 0 0 7.2A3.6 3.6 0 0 0 9 4zM1.5 20c.3-3.8 3.3-5.8 7.5-5.8s7.2 2 7.5 5.8zM15.5 4.5a3.5 3.5 0 0 1 0 6.5M18.5 15c2.4.8 3.8 2.5 4 5',
  chart: 'M3.5 3v17.5H21M8 17v-5M12.5 17V6.5M17 17v-8',
  gauge: 'M4.5 19.5a9.5 9.5 0 1 1 15 0M12 14.5l4.5-6M12 5v2.5M3.5 13.5H6M18 13.5h2.5',
  layers: 'M12 3l9.5 5l-9.5 5l-9.5-5zM2.5 12l9.5 5l9.5-5M2.5 16l9.5 5l9.5-5',
  workflow: 'M3 3.5h6v6H3zM15 14.5h6v6h-6zM9 6.5h9v8M15 17.5H6v-8',
  truck:
    'M1.5 5.5h12v11h-12zM13.5 9.5h5l4 4v3h-9M6 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM18 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  sparkle: 'M10 4l2 6l6 2l-6 2l-2 6l-2-6l-6-2l6-2zM18.5 2.5v5M16 5h5',
  'thumb-up': 'M2.5 10.5H7v10H2.5zM7 11l4-8.5c2 0 3 1.2 2.7 3L13 9h7.5l-1.7 11.5H7',
  'thumb-down': 'M2.5 3.5H7v10H2.5zM7 13l4 8.5c2 0 3-1.2 2.7-3L13 15h7.5L18.8 3.5H7',
};
