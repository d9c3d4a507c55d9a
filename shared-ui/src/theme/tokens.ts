/**
 * The raw values behind the CSS variables, as data, so that tests can compute contrast from them.
 * Components never read this file; they use `theme`.
 */
const light = {
  /** The page: uncoated stock. */
  paper: '#faf9f5',
  /** A sheet lying on the page. */
  surface: '#ffffff',
  /** Menus, dialogs, toasts. */
  surfaceRaised: '#ffffff',
  /** Bands, table heads, code. */
  tint: '#f1efe8',
  ink: '#15181b',
  inkSoft: '#3d4349',
  inkMuted: '#5c6269',
  /** Hairlines that only decorate. */
  line: '#dbd8ce',
  /** Edges that identify a control: 3:1. */
  lineStrong: '#80868a',
  /** Links and the selected state: cyan, printed dark enough to read. */
  accent: '#00629a',
  /** Text on `accent`. */
  accentInk: '#ffffff',
  accentSoft: '#e0f0f9',
  focus: '#c8006a',
  success: '#1b683a',
  successSoft: '#e1f2e6',
  warning: '#7a5000',
  warningSoft: '#fcf0cd',
  danger: '#b01e1a',
  /** Text on `danger`. */
  dangerInk: '#ffffff',
  dangerSoft: '#fdeae6',
  /** Process colors: decoration only, never text. */
  cyan: '#00a4e0',
  magenta: '#e5007d',
  yellow: '#ffd900',
  key: '#15181b',
  /** A band printed solid (closing call, footer) and the text on it. */
  solid: '#15181b',
  solidInk: '#faf9f5',
  solidMuted: '#b4b7b9',
  solidLine: '#3b4147',
  scrim: 'rgb(21 24 27 / 0.55)',
};

type Palette = Record<keyof typeof light, string>;

const dark: Palette = {
  paper: '#111417',
  surface: '#181c20',
  surfaceRaised: '#20252a',
  tint: '#1c2125',
  ink: '#f2f0ea',
  inkSoft: '#cfcdc6',
  inkMuted: '#a3a5a4',
  line: '#30363c',
  lineStrong: '#7b838a',
  accent: '#5cc6f4',
  accentInk: '#06161f',
  accentSoft: '#123040',
  focus: '#ffe04a',
  success: '#7fd39b',
  successSoft: '#15301f',
  warning: '#f2c75c',
  warningSoft: '#362a0e',
  danger: '#ff9a8f',
  dangerInk: '#2a0705',
  dangerSoft: '#3c1a17',
  cyan: '#35b9ee',
  magenta: '#ff4b9d',
  yellow: '#ffe04a',
  key: '#f2f0ea',
  solid: '#0a0c0e',
  solidInk: '#f2f0ea',
  solidMuted: '#a3a5a4',
  solidLine: '#30363c',
  scrim: 'rgb(4 5 6 / 0.72)',
};

/** Colors of both themes, keyed alike. */
export const palette = { light, dark };

/** Values that no theme changes, by group. */
export const scale = {
  font: {
    /** The fallbacks are defined in `displayFont.ts`. */
    display:
      "'Bricolage Grotesque', 'Pressline Display Arial', 'Pressline Display Roboto', 'Pressline Display DejaVu', 'Arial', sans-serif",
    body: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  },
  /** Grows between 360 and 1280 px of viewport; rem keeps the reader's own text size. */
  text: {
    caption: '0.8125rem',
    small: '0.9375rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.33vw, 1.3125rem)',
    heading4: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    heading3: 'clamp(1.3125rem, 1.21rem + 0.43vw, 1.5625rem)',
    heading2: 'clamp(1.75rem, 1.43rem + 1.41vw, 2.5625rem)',
    heading1: 'clamp(2.25rem, 1.66rem + 2.61vw, 3.75rem)',
    display: 'clamp(2.625rem, 1.69rem + 4.13vw, 5rem)',
  },
  /** Multiples of 4 px; from `xxl` on they grow with the viewport. */
  space: {
    hair: '0.125rem',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: 'clamp(2.5rem, 1.91rem + 2.61vw, 4rem)',
    section: 'clamp(4rem, 2.83rem + 5.22vw, 7rem)',
  },
  /** Sheets are cut square: corners are barely softened. */
  radius: { sm: '2px', md: '3px', lg: '6px', round: '999px' },
  shadow: {
    sheet: '0 1px 0 rgb(21 24 27 / 0.06), 0 10px 24px -16px rgb(21 24 27 / 0.28)',
    raised: '0 2px 6px rgb(8 10 12 / 0.12), 0 24px 48px -20px rgb(8 10 12 / 0.4)',
  },
  motion: {
    fast: '120ms',
    medium: '220ms',
    slow: '420ms',
    easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    easeInOut: 'cubic-bezier(0.6, 0, 0.3, 1)',
  },
  layout: {
    maxWidth: '78rem',
    /** Comfortable line length for running text. */
    measure: '68ch',
    gutter: 'clamp(1rem, 0.41rem + 2.61vw, 2.5rem)',
    headerHeight: '4.25rem',
    /** Smallest edge of anything that is touched. */
    target: '2.75rem',
  },
  z: { raised: '1', header: '100', banner: '200', dialog: '300', toast: '400' },
};
