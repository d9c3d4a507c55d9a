import { syntaxTree } from '@codemirror/language';
import { Prec, StateEffect } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { type DrawnText, drawText } from './drawText';
import { formattedStyle } from './formattedStyle';
import { gridKeys } from './gridKeys';
import { keepGrid } from './keepGrid';
import { lineKeys } from './unmarkLine';

const pointerReleased = StateEffect.define<null>();

/** Draws the lines in view. While a button of the mouse is down, no text moves below it. */
class Drawing implements PluginValue {
  drawn: DrawnText;
  private isPressed = false;
  private readonly ended = new AbortController();

  constructor(private readonly view: EditorView) {
    this.drawn = this.draw();
    const { signal } = this.ended;
    view.contentDOM.addEventListener('mousedown', () => this.press(true), { signal });
    for (const type of ['mouseup', 'dragend'])
      window.addEventListener(type, () => this.press(false), { signal });
  }

  update(update: ViewUpdate): void {
    const { docChanged, selectionSet, viewportChanged, focusChanged, startState, state } = update;
    const isReleased = update.transactions.some(({ effects }) =>
      effects.some((effect) => effect.is(pointerReleased)),
    );
    const isParsed = syntaxTree(startState) !== syntaxTree(state);
    const isMoved = (selectionSet || focusChanged) && !this.isPressed;
    if (docChanged || viewportChanged || isParsed || isMoved || isReleased)
      this.drawn = this.draw();
  }

  destroy(): void {
    this.ended.abort();
  }

  private press(isPressed: boolean): void {
    if (this.isPressed === isPressed) return;
    this.isPressed = isPressed;
    if (!isPressed) this.view.dispatch({ effects: pointerReleased.of(null) });
  }

  private draw(): DrawnText {
    const { state, visibleRanges, hasFocus } = this.view;
    return drawText(state, visibleRanges, hasFocus ? state.selection.main : undefined);
  }
}

const drawing = ViewPlugin.fromClass(Drawing, {
  decorations: ({ drawn }) => drawn.decorations,
  provide: (plugin) =>
    EditorView.atomicRanges.of((view) => view.plugin(plugin)?.drawn.atoms ?? Decoration.none),
});

/**
 * Draws the Markdown as the page shows it. The text stays the same. The cells of a table have to be around
 * what highlights them, and the styles have to come after those of the Markdown view.
 */
export const formattedView = [
  Prec.lowest(drawing),
  gridKeys,
  lineKeys,
  keepGrid,
  Prec.highest(formattedStyle),
];
