import { tags } from '@lezer/highlight';
import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

/** The line that opens a block of the article dialect, such as `:::note[Title]`. */
export const OPENING = /^(:{3,})([A-Za-z][\w-]*)(\[.*\])?(\{.*\})?[ \t]*$/;
const CLOSING = /^(:{3,})[ \t]*$/;

const colonsOf = (fence: RegExp, line: Line): number =>
  fence.exec(line.text.slice(line.pos))?.[1]?.length ?? 0;

function addFence(context: BlockContext, line: Line): void {
  const from = context.lineStart + line.pos;
  const to = context.lineStart + line.text.length;
  const [, colons = '', name = '', label = ''] = OPENING.exec(line.text.slice(line.pos)) ?? [];
  const title = from + colons.length + name.length + '['.length;
  const words = context.parser.parseInline(label.slice(1, -1), title);
  context.addElement(context.elt('DirectiveFence', from, to, words));
}

/** A `Directive` begins with its fence. The fence that closes it follows it. */
export const directives: MarkdownConfig = {
  defineNodes: [
    {
      name: 'Directive',
      block: true,
      composite: (_context, line, colons) => colonsOf(CLOSING, line) < colons,
    },
    { name: 'DirectiveFence', block: true, style: tags.processingInstruction },
  ],
  parseBlock: [
    {
      name: 'Directive',
      parse(context, line) {
        const colons = colonsOf(OPENING, line);
        if (colons > 0) {
          context.startComposite('Directive', line.pos, colons);
          addFence(context, line);
          line.moveBase(line.text.length);
          return null;
        }
        if (colonsOf(CLOSING, line) === 0) return false;
        addFence(context, line);
        context.nextLine();
        return true;
      },
      endLeaf: (_context, line) => colonsOf(OPENING, line) + colonsOf(CLOSING, line) > 0,
    },
  ],
};
