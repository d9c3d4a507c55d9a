import { forcedColorsSelected, Icon, iconPaths, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../../content/MarkdownContent';
import { knownName, required } from '../../content/required';

const { color, layout, motion, space, text } = theme;

const places = [0, 1, 2, 3];

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space.sm};

  legend { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
`;
const Pillar = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-height: ${layout.target};
  padding: ${space.md};
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};
  cursor: pointer;
  transition: box-shadow ${motion.fast} ${motion.easeOut};

  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  strong { font-size: ${text.heading4}; }
  span { color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
  &:hover { border-color: ${color.ink}; }
  &:has(:checked) {
    border-color: ${color.ink};
    background: ${color.accentSoft};
    box-shadow: -4px -3px 0 -1px ${color.cyan}, 4px 3px 0 -1px ${color.magenta};
    ${forcedColorsSelected}
  }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 5px; }
`;
/** Shown for the pillar that is chosen; all of them on paper and where \`:has\` is not known. */
const Moves = styled.div`
  padding: ${space.lg};
  border-left: 0.375rem solid ${color.cyan};
  background: ${color.surface};

  h3 { font-size: ${text.heading4}; }
  ol { display: grid; gap: ${space.xs}; margin-block: ${space.sm} ${space.md}; padding-left: 1.4em; }
  li::marker { color: ${color.inkMuted}; }
`;
const Root = styled.div`
  display: grid;
  gap: ${space.lg};

  @media screen {
    @supports selector(:has(*)) {
      ${places
        .map(
          (place) =>
            `&:not(:has([value='${place}']:checked)) [data-pillar='${place}'] { display: none; }`,
        )
        .join('\n')}
    }
  }
`;

/** Four pillars of which one is highlighted, with what to do first: radio buttons, no script. */
export function PillarChoice(block: Block) {
  const { blocks } = required(block, 'blocks');
  const pillars = blocks.map((pillar) => required(pillar, 'caption', 'texts', 'list'));
  return (
    <Root>
      {/* No script answers it, so none is wanted. */}
      <Choice data-page-script="">
        <legend>Pillar to start with</legend>
        {pillars.map(({ kind, caption, icon, texts: [meaning] }, place) => (
          <Pillar key={kind}>
            <input
              type="radio"
              name="pillar"
              value={place}
              defaultChecked={place === 0}
              aria-describedby={`pillar-${kind}`}
            />
            <Icon name={knownName(iconPaths, icon, 'icon')} size="1.75rem" />
            <strong>{caption}</strong>
            <span id={`pillar-${kind}`}>{meaning}</span>
          </Pillar>
        ))}
      </Choice>
      <div aria-live="polite">
        {pillars.map(({ kind, caption, list: moves, texts: [, measure] }, place) => (
          <Moves key={kind} data-pillar={place}>
            <h3>{caption}: first steps</h3>
            <ol>
              {moves.map((move) => (
                <li key={move}>{move}</li>
              ))}
            </ol>
            <p>
              <strong>You know it works when:</strong> {measure}
            </p>
          </Moves>
        ))}
      </div>
    </Root>
  );
}
