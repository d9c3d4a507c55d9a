import type axe from 'axe-core';

/** An element of axe's own tree, which it builds anew for each judgment. */
interface Node {
  actualNode: Element;
  parent: Node | null;
  children: Node[];
}

/** What a check tells beside its verdict. */
interface Help {
  data(told: { contrastRatio?: number } | undefined): void;
}

declare global {
  interface Window {
    axe: typeof axe & {
      /** Not in axe's types. */
      _audit: {
        rules: { id: string; matches(element: Element, node: Node): boolean }[];
        checks: Record<
          string,
          { evaluate(this: Help, element: Element, options: unknown, node: Node): unknown }
        >;
      };
    };
    /** Looks that were found readable. */
    readableLooks: Set<string>;
  }
}

/**
 * In a page with axe: a text whose look was found readable is not judged for contrast again, which is
 * most of a judgment's work. Rows look alike, and so does what stands on every page.
 *
 * A look is all that decides about contrast: the text's own style, and the colors under it. Where its
 * ancestors do not tell these (an image, an opacity, a place of their own or of what stands beside them),
 * each text is judged. Not seen is what lies over a text from deeper within its neighbors, or by a
 * transform, an offset or the cells of a grid: the first text of a look tells for the others then.
 */
export function reuseContrastResults(known: readonly string[]): void {
  const { rules, checks } = window.axe._audit;
  const rule = rules.find(({ id }) => id === 'color-contrast');
  const check = checks['color-contrast'];
  if (!rule || !check) throw new Error('axe has no contrast rule where its last version had one');

  interface Ground {
    /** Undefined where the ancestors do not tell. */
    colors: string | undefined;
    /** Whether an ancestor is blended with what lies under it. */
    isBlended: boolean;
  }
  /** Out of the flow, so that it may lie over anything. What is for screen readers alone takes a pixel. */
  const isPlaced = ({ actualNode }: Node): boolean => {
    if (!(actualNode instanceof HTMLElement)) return false;
    const { position } = getComputedStyle(actualNode);
    return position !== 'static' && position !== 'relative' && actualNode.offsetWidth > 1;
  };
  const parentsOfPlaced = new WeakMap<Node, boolean>();
  const besidePlaced = ({ parent }: Node): boolean => {
    if (!parent) return false;
    let found = parentsOfPlaced.get(parent);
    if (found === undefined) {
      found = parent.children.some(isPlaced);
      parentsOfPlaced.set(parent, found);
    }
    return found;
  };
  const grounds = new WeakMap<Node, Ground>();
  const groundOf = (node: Node): Ground => {
    const found = grounds.get(node);
    if (found) return found;
    const under = node.parent ? groundOf(node.parent) : { colors: '', isBlended: false };
    const ground = groundOn(under, node, getComputedStyle(node.actualNode));
    grounds.set(node, ground);
    return ground;
  };
  const groundOn = (under: Ground, node: Node, style: CSSStyleDeclaration): Ground => {
    const { backgroundColor, opacity, filter, mixBlendMode } = style;
    const isBlended =
      under.isBlended || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
    if (style.backgroundImage !== 'none') return { colors: undefined, isBlended };
    // An `rgb` is opaque: what is not has another notation.
    if (backgroundColor.startsWith('rgb(')) return { colors: backgroundColor, isBlended };
    if (isPlaced(node) || besidePlaced(node)) return { colors: undefined, isBlended };
    if (backgroundColor === 'rgba(0, 0, 0, 0)' || under.colors === undefined)
      return { colors: under.colors, isBlended };
    return { colors: `${under.colors} ${backgroundColor}`, isBlended };
  };

  const readable = new Set(known);
  window.readableLooks = readable;
  const looks = new WeakMap<Node, string>();
  /** Nothing if it has to be judged in any case. */
  const lookOf = (node: Node): string => {
    let look = looks.get(node);
    if (look === undefined) {
      const { colors, isBlended } = groundOf(node);
      const { color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor } =
        getComputedStyle(node.actualNode);
      const text = [color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor];
      look = isBlended || colors === undefined ? '' : [colors, ...text].join('; ');
      looks.set(node, look);
    }
    return look;
  };

  const matches = rule.matches;
  rule.matches = (element, node) =>
    !readable.has(lookOf(node)) && matches.call(rule, element, node);
  const evaluate = check.evaluate;
  check.evaluate = function (element, options, node) {
    const look = lookOf(node);
    if (readable.has(look)) return true;
    let ratio: number | undefined;
    const data: Help['data'] = (told) => {
      ratio = told?.contrastRatio;
      this.data(told);
    };
    const verdict = evaluate.call({ ...this, data }, element, options, node);
    // What is invisible passes without a ratio.
    if (verdict === true && ratio && look) readable.add(look);
    return verdict;
  };
}
