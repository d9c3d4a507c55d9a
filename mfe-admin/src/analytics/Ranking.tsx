import { Card } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { Table } from './tableStyle';

interface RankingProps<Row> {
  title: string;
  /** What stands here when there are no rows. */
  empty: string;
  rows: readonly Row[];
  /** The heads of the columns; the first names a row. */
  heads: readonly string[];
  keyOf: (row: Row) => string;
  /** One cell for each head. */
  cells: (row: Row) => readonly [ReactNode, ...ReactNode[]];
}

/** A short list, sorted by what it is about. */
export function Ranking<Row>({ title, empty, rows, heads, keyOf, cells }: RankingProps<Row>) {
  return (
    <Card as="section" aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table aria-label={title}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const [name, ...others] = cells(row);
              return (
                <tr key={keyOf(row)}>
                  <th scope="row">{name}</th>
                  {others.map((cell, index) => (
                    <td key={heads[index + 1]}>{cell}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
