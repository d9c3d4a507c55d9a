/** The media query of visitors who want nothing to move by itself. */
export const STILL = '(prefers-reduced-motion: reduce)';
