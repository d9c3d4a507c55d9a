import { defineLanguageFacet, Language, languageDataProp } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { GFM, type MarkdownConfig, parser } from '@lezer/markdown';

const FENCE = /^:{3,}/;

/** The lines that open and close a block of the article dialect, such as `:::note`. */
const directives: MarkdownConfig = {
  defineNodes: [{ name: 'DirectiveFence', block: true, style: tags.processingInstruction }],
  parseBlock: [
    {
      name: 'DirectiveFence',
      parse(context, line) {
        if (!FENCE.test(line.text.slice(line.pos))) return false;
        const from = context.lineStart + line.pos;
        context.addElement(
          context.elt('DirectiveFence', from, context.lineStart + line.text.length),
        );
        context.nextLine();
        return true;
      },
      endLeaf: (_context, line) => FENCE.test(line.text.slice(line.pos)),
    },
  ],
};

const data = defineLanguageFacet();

/** Markdown as articles have it. Without the HTML, CSS and scripts of the ready-made package. */
export const dialectLanguage = new Language(
  data,
  parser.configure([GFM, directives, { props: [languageDataProp.add({ Document: data })] }]),
  [],
  'markdown',
);
