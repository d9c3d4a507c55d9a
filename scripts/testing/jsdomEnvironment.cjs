// For the style of an element, which every query for a role asks many times, jsdom tries the selectors of
// all rules. Most do not match, and a look at the element shows that: its tag, its classes, its attributes.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

const { matchesDontThrow } = selectors;

/** What stands in brackets holds commas and combinators of its own. */
function withoutArguments(list) {
  const inner = /\([^()]*\)|(?<=\[\s*[\w-]+)[^\w\]-][^\]]*(?=\])/g;
  const shorter = list.replace(inner, '');
  return shorter === list ? list : withoutArguments(shorter);
}

/** What an element must have to match one of the selectors, or nothing when that is hard to say. */
function readDemands(list) {
  // Rules such as @keyframes have no selector.
  if (!list) return [];
  if (/[\\|]/.test(list)) return undefined;
  const demands = withoutArguments(list)
    .split(',')
    .map((selector) => {
      const own = selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1);
      const [, tag, name, attribute] = /^([a-z][a-z0-9-]*)?(?:\.([\w-]+))?(?:\[([\w-]+)\])?/i.exec(
        own,
      );
      return { tag: tag?.toLowerCase(), name, attribute: attribute?.toLowerCase() };
    });
  const isOpen = demands.some(({ tag, name, attribute }) => !tag && !name && !attribute);
  return isOpen ? undefined : demands;
}

const known = new Map();

function demandsOf(list) {
  if (!known.has(list)) known.set(list, readDemands(list));
  return known.get(list);
}

let looked = {};

/** Tag and classes of the element that was asked about last: hundreds of rules are tried on each. */
function lookAt(element) {
  const version = element._version;
  if (looked.element === element && looked.version === version) return looked;
  const names = element.getAttributeNS(null, 'class')?.split(/\s+/);
  looked = { element, version, tag: element._localName.toLowerCase(), names: new Set(names) };
  return looked;
}

selectors.matchesDontThrow = (element, list) => {
  const demands = demandsOf(list);
  const own = lookAt(element);
  const mayMatch = ({ tag, name, attribute }) =>
    (!tag || own.tag === tag) &&
    (!name || own.names.has(name)) &&
    (!attribute || element.hasAttributeNS(null, attribute));
  return (!demands || demands.some(mayMatch)) && matchesDontThrow(element, list);
};

// After the line above: jsdom takes that function when it is loaded.
const { default: JsdomEnvironment } = require('jest-environment-jsdom');
// Before its parts, which need each other.
require('jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl');
const createAskedStyles = require('./askedStyles.cjs');
const endStorages = require('./endStorages.cjs');

// jsdom walks through the whole document for the control of each label, and each query for a role or a
// label asks all of them. The document knows its elements by ID.
const { get: findControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  get() {
    const id = this.getAttributeNS(null, 'for');
    if (!id || !this.isConnected || this.getRootNode({}) !== this._ownerDocument) {
      return findControl.call(this);
    }
    const element = this._ownerDocument.getElementById(id);
    return element && isLabelable(element) ? element : null;
  },
});

module.exports = class extends JsdomEnvironment {
  async setup() {
    await super.setup();
    const { window } = this.dom;
    const document = implForWrapper(window.document);
    window.getComputedStyle = createAskedStyles(document, window.getComputedStyle);
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
};
