import { Decoration, type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { imageAttributes } from '@pressline/shared-api';
import type { Draft } from './Draft';

/** A picture below or in the place of its Markdown. */
class ImageWidget extends WidgetType {
  constructor(
    private readonly src: string,
    private readonly alt: string,
  ) {
    super();
  }

  override eq(other: ImageWidget): boolean {
    return other.src === this.src && other.alt === this.alt;
  }

  override toDOM(view: EditorView): HTMLElement {
    const image = new Image();
    image.className = 'fm-image';
    image.alt = this.alt;
    image.referrerPolicy = 'no-referrer';
    const { width, height } = imageAttributes(this.src) ?? {};
    if (width && height) Object.assign(image, { width, height });
    // Its height is known only now.
    for (const type of ['load', 'error']) image.addEventListener(type, () => view.requestMeasure());
    image.src = this.src;
    return image;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Pictures that the page shows: those of the site and those from other places by HTTPS. */
const SHOWN = /^(?:https:\/\/|\/(?!\/))/i;

export function drawImage(draft: Draft, { node, from, to }: SyntaxNodeRef): void {
  const address = node.getChild('URL');
  const [open, close] = node.getChildren('LinkMark');
  const src = address && draft.state.sliceDoc(address.from, address.to);
  if (!src || !open || !close || !SHOWN.test(src)) return;
  const alt = draft.state.sliceDoc(open.to, close.from);
  if (!draft.touches(from, to)) draft.hide(from, to);
  draft.draw(Decoration.widget({ widget: new ImageWidget(src, alt), side: 1 }), to);
}
