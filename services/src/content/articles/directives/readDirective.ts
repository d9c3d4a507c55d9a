import type { PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';

/** A directive taken apart: `:::name[label]{attributes}` and the blocks inside. */
export interface DirectiveParts {
  label: PhrasingContent[];
  attributes: Record<string, string | null | undefined>;
  body: RootContent[];
}

export function readDirective(node: ContainerDirective | LeafDirective): DirectiveParts {
  const attributes = node.attributes ?? {};
  if (node.type === 'leafDirective') return { label: node.children, attributes, body: [] };
  const [first, ...rest] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel
    ? { label: first.children, attributes, body: rest }
    : { label: [], attributes, body: node.children };
}
