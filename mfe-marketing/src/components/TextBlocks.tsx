import type { ComponentType, ReactNode } from 'react';
import type { Block, Blocks } from '../content/MarkdownContent';
import { required } from '../content/required';

export type BlockKinds = Readonly<Record<string, ComponentType<Block>>>;

function List(block: Block) {
  const { list } = required(block, 'list');
  return (
    <ul>
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface TextBlocksProps {
  blocks: Blocks;
  /** Besides plain lists. */
  kinds?: BlockKinds;
  Paragraph?: ComponentType<{ children: ReactNode }> | 'p';
}

export function TextBlocks({ blocks, kinds, Paragraph = 'p' }: TextBlocksProps) {
  return blocks.map((block) => {
    const key = JSON.stringify(block);
    if (typeof block === 'string') return <Paragraph key={key}>{block}</Paragraph>;
    const Kind = block.kind === 'list' ? List : kinds?.[block.kind];
    if (!Kind) throw new Error(`No component shows a block of the kind ${block.kind}`);
    return <Kind key={key} {...block} />;
  });
}
