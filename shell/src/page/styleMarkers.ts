const MARKER = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g;

/**
 * What the markers in the styles of styled-components say: the class of each component, by which a
 * selector can name it, and the classes that have its rules.
 */
export const styleMarkers = (styles: string): (readonly [component: string, rules: string[]])[] =>
  [...styles.matchAll(MARKER)].map(([, component = '', names = '']) => [
    component,
    names.split(',').filter(Boolean),
  ]);
