import type { EditorState, Range } from '@codemirror/state';
import { Decoration } from '@codemirror/view';

/** How a line is drawn. */
interface LineLook {
  classes: Set<string>;
  /** Space before its text, in em. */
  indent: number;
  /** How many characters in front of the text only indent it. */
  hang: number;
}

const hidden = Decoration.mark({ class: 'fm-hidden' });

interface Part {
  from: number;
  to: number;
}

/** Collects what is drawn differently from the text in a range of lines. */
export class Draft {
  /** The blocks around the node that is being drawn, from the outermost on. */
  readonly boxes: string[] = [];
  /** What the cursor steps over. */
  readonly atoms: Range<Decoration>[] = [];
  private readonly looks = new Map<number, LineLook>();
  private readonly drawn: Range<Decoration>[] = [];

  /** `selected` is undefined while the text has no focus: then all marks are hidden. */
  constructor(
    readonly state: EditorState,
    private readonly range: Part,
    private readonly selected: Part | undefined,
  ) {}

  /** Whether the cursor is in a part of the text or at its edge, which shows its marks. */
  touches(from: number, to: number): boolean {
    return this.selected !== undefined && this.selected.from <= to && this.selected.to >= from;
  }

  touchesLine(at: number): boolean {
    const { from, to } = this.state.doc.lineAt(at);
    return this.touches(from, to);
  }

  draw(decoration: Decoration, from: number, to = from): void {
    this.drawn.push(decoration.range(from, to));
  }

  /** Hides a part that stays in the text of the page, for screen readers and for the caret. */
  hide(from: number, to: number): void {
    if (from < to) this.draw(hidden, from, to);
  }

  mark(className: string, from: number, to: number, attributes?: Record<string, string>): void {
    if (from < to) this.draw(Decoration.mark({ class: className, attributes }), from, to);
  }

  /** The end of the spaces after a position. */
  spaceAfter(at: number): number {
    const { to, from, text } = this.state.doc.lineAt(at);
    let end = at;
    while (end < to && /[ \t]/.test(text.charAt(end - from))) end += 1;
    return end;
  }

  look(at: number): LineLook {
    const { from } = this.state.doc.lineAt(at);
    const look = this.looks.get(from) ?? { classes: new Set(), indent: 0, hang: 0 };
    this.looks.set(from, look);
    return look;
  }

  /** The looks of the lines of a block, as far as they are in the range; `visit` gets each line's start. */
  eachLine(from: number, to: number, visit: (look: LineLook, start: number) => void): void {
    const { doc } = this.state;
    const end = Math.min(to, this.range.to);
    for (let at = doc.lineAt(Math.max(from, this.range.from)).from; at <= end; ) {
      visit(this.look(at), at);
      at = doc.lineAt(at).to + 1;
    }
  }

  finish(): Range<Decoration>[] {
    for (const [start, { classes, indent, hang }] of this.looks) {
      const { text } = this.state.doc.lineAt(start);
      const space = Math.min(hang, text.length - text.trimStart().length);
      if (!this.touches(start, start + space)) this.hide(start, start + space);
      const attributes = indent > 0 ? { style: `--indent: ${indent}em` } : undefined;
      if (classes.size > 0 || attributes)
        this.draw(Decoration.line({ class: [...classes].join(' '), attributes }), start);
    }
    return this.drawn;
  }
}
