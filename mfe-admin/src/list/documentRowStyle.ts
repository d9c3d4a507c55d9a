import { theme } from '@pressline/shared-ui';
import { css, styled } from 'styled-components';
import { Root, Title as RowTitle } from './rowStyle';

const { color, space, text } = theme;

/** From here on a row has two lines, whose ends stand below each other. */
const WIDE = '@container list (min-width: 54rem)';

/** Up to here the buttons stand two and two beside the last lines. */
const PHONE = '@container list (max-width: 32rem)';
const BESIDE_ACTIONS = 'calc(100% - 4.5rem)';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Row = styled(Root)`
  position: relative;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xxs} ${space.xs} ${space.xxs} ${space.sm};
  /* Of a long list, browsers lay out the rows near the viewport; shadows and focus rings at the edges stay visible. */
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    contain-intrinsic-height: auto 3.5rem;
    overflow-clip-margin: ${space.md};
  }
  > label { align-self: start; margin-inline-start: calc(-1 * ${space.xs}); }
  ${WIDE} { > label { align-self: center; } }
`;
export const Media = styled.div`
  flex: none;
  max-width: 3rem;
  overflow: hidden;
  color: ${color.inkMuted};

  ${WIDE} { max-width: none; }
`;
export const Main = styled.div`
  flex: 1;
  display: grid;
  gap: ${space.hair};
  min-width: 0;
  color: ${color.inkMuted};
  font-size: ${text.caption};
  line-height: 1.4;

  [data-tone] { flex: none; padding-block: 0.1em; line-height: 1.4; }
`;
export const Line = styled.div`
  display: grid;
  gap: ${space.hair} ${space.sm};
  min-width: 0;

  ${WIDE} { display: flex; align-items: center; white-space: nowrap; }
`;
export const Title = styled(RowTitle)`
  flex: 0 1 auto;
  min-width: 0;
  color: ${color.ink};
  font-size: 1rem;
  text-wrap: nowrap;

  > button { ${oneLine} display: block; max-width: 100%; }
  ${WIDE} { min-width: 5rem; }
`;
export const Category = styled.span`
  ${oneLine}
  flex: 1 1 5rem;

  ${WIDE} { flex: none; width: 8.5rem; margin-inline-start: auto; }
`;
export const Change = styled.span`
  ${oneLine}
  flex: 1 0 100%;

  ${PHONE} { max-width: ${BESIDE_ACTIONS}; }
  ${WIDE} {
    flex: none;
    width: 14rem;
    margin-inline-start: auto;
    ${Category} + & { margin-inline-start: 0; }
  }
`;
/** Badges, category and last change: the last two below those of the row before. */
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.hair} ${space.xs};
  min-width: 0;

  ${WIDE} { flex: 1 0 auto; flex-wrap: nowrap; }
`;
export const Description = styled.p`
  ${oneLine}
  flex: 1 1 8rem;
  min-width: 0;
  color: ${color.inkSoft};

  ${PHONE} { max-width: ${BESIDE_ACTIONS}; }
  ${WIDE} { min-width: 8rem; }
`;
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.hair} ${space.sm};
  min-width: 0;

  /* Tags are quieter than badges. */
  > [data-tone] { padding-inline: 0.5em; font-weight: 500; }
  > [data-tone]::before { display: none; }
  > [data-tone] + [data-tone] { margin-inline-start: calc(-1 * ${space.xs}); }
  /* One line, none of them cut; an empty one is the room of the buttons beside it. */
  ${PHONE} { max-width: ${BESIDE_ACTIONS}; height: 1.65em; overflow: hidden; }
  ${WIDE} {
    flex-wrap: nowrap;
    &:not(:only-child) { margin-inline-start: auto; }
    > span:not([data-tone]) { ${oneLine} min-width: 0; }
  }
`;
export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  color: ${color.inkMuted};

  a, button { width: 2.25rem; min-width: 2.25rem; min-height: 2.25rem; color: inherit; }
  a:hover, button:hover { color: ${color.ink}; }
  a > :last-child { width: 1.25em; height: 1.25em; }
  button:disabled { border-color: transparent; background: none; opacity: 0.45; }
  ${PHONE} {
    position: absolute;
    inset: auto ${space.xxs} ${space.xxs} auto;
    flex-wrap: wrap;
    width: 4.5rem;
  }
  /* Rows without a link to the page of readers leave its room. */
  ${WIDE} { min-width: 9rem; }
`;
