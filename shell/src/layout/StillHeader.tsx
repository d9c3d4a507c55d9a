import { Brand } from './Brand';
import { Bar, Inner } from './headerStyle';

/** The header of a document without scripts, whose menu could not open; the footer has the links. */
export function StillHeader() {
  return (
    <Bar>
      <Inner>
        <Brand />
      </Inner>
    </Bar>
  );
}
