import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { TableContent } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, font, space, text } = theme;

const Root = styled.table`
  display: block;
  width: 100%;
  font-size: ${text.small};
  line-height: 1.5;

  caption, tbody, tr, th, td { display: block; text-align: left; }
  caption { padding-bottom: ${space.sm}; color: ${color.inkMuted}; font: 400 ${text.caption} / 1.4 ${font.mono}; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tbody tr { padding-block: ${space.md}; border-top: 1px solid ${color.lineStrong}; }
  tbody th { font-size: ${text.body}; font-weight: 600; line-height: 1.35; }
  td { margin-top: ${space.xs}; }
  td:empty { display: none; }
  td::before {
    content: attr(data-column);
    display: block;
    color: ${color.inkMuted};
    font: 400 ${text.caption} / 1.4 ${font.mono};
  }
  td[data-column='']::before { display: none; }

  ${media.small} {
    display: table;
    caption { display: table-caption; }
    thead { display: table-header-group; position: static; clip-path: none; }
    tbody { display: table-row-group; }
    tr { display: table-row; }
    th, td, td:empty { display: table-cell; padding: ${space.sm}; vertical-align: top; }
    th:first-child { padding-left: 0; }
    thead th { border-bottom: 2px solid ${color.ink}; font-weight: 600; }
    tbody th { min-width: 9em; font-size: ${text.small}; }
    tbody tr { border-top-color: ${color.line}; }
    tbody :is(th, td) { border-top: 1px solid ${color.line}; }
    td { margin: 0; }
    td::before { display: none; }
  }
`;

/** A table that becomes a list of cards where it would not fit. */
export function DataTable(table: Partial<TableContent>) {
  const { caption, columns, rows } = required(table, 'caption', 'columns', 'rows');
  return (
    <Root>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
