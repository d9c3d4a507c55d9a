import { company } from '@pressline/shared-api/company';
import { DataTable } from '../guides/DataTable';
import type { LegalBlock } from './legal';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('table' in block) return <DataTable {...block.table} />;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  const address = company[block.email];
  return (
    <p>
      {block.before} <a href={`mailto:${address}`}>{address}</a>
      {block.after}
    </p>
  );
}

/** The blocks of one section, in their order. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}
