// Queries for roles and names ask every element for display and visibility, and a click asks for
// pointer-events. jsdom computes the whole style for that; of the rules, few say anything about these.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const {
  propertiesWithResolvedValueImplemented,
} = require('jsdom/lib/jsdom/living/helpers/style-rules');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const defaultText = require('jsdom/lib/jsdom/browser/default-stylesheet');

const cssom = require(require.resolve('rrweb-cssom', { paths: [require.resolve('jsdom')] }));
const defaultSheet = cssom.parse(defaultText);

const PROPERTIES = ['display', 'visibility', 'pointer-events'];
/** The place in that list, by the names that a style has for them. */
const PLACES = new Map([...PROPERTIES.entries()].map(([at, property]) => [property, at]));
PLACES.set('pointerEvents', PLACES.get('pointer-events'));

/** The rules that jsdom would try, in its order. */
const triedRules = (all) =>
  [...all].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
  });

/** Those that say something about each property, the last one first, which counts. */
function readRules(sheets) {
  const tried = triedRules(sheets.flat()).filter(
    ({ style, selectorText }) => style && selectorText,
  );
  return PROPERTIES.map((property) =>
    tried.filter(({ style }) => style.getPropertyValue(property) !== '').reverse(),
  );
}

/**
 * Answers what `getComputedStyle` answers, from a document and that function of jsdom. The styles are those
 * of the document as it is when they are read, as in browsers.
 */
module.exports = function createAskedStyles(document, getComputedStyle) {
  let validWith;
  let sheets = [];
  let byProperty = [];
  let values = [];
  let wholes = new WeakMap();

  function renew() {
    const now = [defaultSheet, ...document.styleSheets._list].map(({ cssRules }) => cssRules);
    const isSame = (list, at) =>
      list.length === sheets[at]?.length && list.every((rule, index) => rule === sheets[at][index]);
    if (now.length !== sheets.length || !now.every(isSame)) {
      sheets = now.map((list) => [...list]);
      byProperty = readRules(sheets);
    }
    values = PROPERTIES.map(() => new Map());
    wholes = new WeakMap();
  }

  /** jsdom drops this cache of its own when the document changes. */
  function follow() {
    if (document._styleCache && document._styleCache === validWith) return;
    document._styleCache ??= new WeakMap();
    validWith = document._styleCache;
    renew();
  }

  function cascaded(element, at) {
    const property = PROPERTIES[at];
    const own = element.hasAttributeNS(null, 'style') && element.style.getPropertyValue(property);
    const counts = ({ selectorText }) => selectors.matchesDontThrow(element, selectorText);
    const value = own || byProperty[at].find(counts)?.style.getPropertyValue(property);
    return value === 'unset' ? '' : value;
  }

  function look(element, at) {
    const known = values[at].get(element);
    if (known !== undefined) return known;
    const { inherited, initial = '' } =
      propertiesWithResolvedValueImplemented[PROPERTIES[at]] ?? {};
    const parent = inherited ? element.parentElement : null;
    const value = cascaded(element, at) || (parent ? look(parent, at) : initial);
    values[at].set(element, value);
    return value;
  }

  function wholeOf(element) {
    if (!wholes.has(element)) wholes.set(element, getComputedStyle(element));
    return wholes.get(element);
  }

  function createStyle(element) {
    const read = (at) => {
      follow();
      return look(implForWrapper(element), at);
    };
    const whole = () => {
      follow();
      return wholeOf(element);
    };
    const getPropertyValue = (name) =>
      PLACES.has(name) ? read(PLACES.get(name)) : whole().getPropertyValue(name);
    return new Proxy(
      { getPropertyValue },
      {
        get(own, key) {
          if (PLACES.has(key)) return read(PLACES.get(key));
          if (key in own) return own[key];
          const value = whole()[key];
          return typeof value === 'function' ? value.bind(whole()) : value;
        },
      },
    );
  }

  const styles = new WeakMap();
  return (element, ...rest) => {
    const { nodeType, _ownerDocument } = implForWrapper(element) ?? {};
    if (rest[0] || nodeType !== 1 || _ownerDocument !== document) {
      return getComputedStyle(element, ...rest);
    }
    if (!styles.has(element)) styles.set(element, createStyle(element));
    return styles.get(element);
  };
};
