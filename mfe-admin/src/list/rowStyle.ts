import { Cluster, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, radius, space, text } = theme;

export const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
`;

export const List = styled.ul`
  container: list / inline-size;
  padding: 0;
  list-style: none;
`;
export const Root = styled.li`
  display: flex;
  gap: ${space.xxs} ${space.sm};
  padding: ${space.xs} ${space.sm} ${space.xs} ${space.md};
  border-bottom: 1px solid ${color.line};

  &:last-child { border-bottom: 0; }
  &:hover { background: ${color.tint}; }
  &[data-selected] { background: ${color.accentSoft}; }
  /* A badge of the row's own color would look like plain text. */
  &:hover [data-tone='neutral'],
  &[data-selected] [data-tone='accent'] { background: ${color.surface}; }
  &[aria-busy] > :not(label) { opacity: 0.55; }
  &[data-new] { box-shadow: inset 3px 0 ${color.accent}; }
  &[data-dragged] { opacity: 0.6; }
  &[data-drop='before'] { box-shadow: inset 0 3px 0 ${color.accent}; }
  &[data-drop='after'] { box-shadow: inset 0 -3px 0 ${color.accent}; }
  > label { margin-inline-start: calc(${space.xxs} - ${space.md}); }
`;
/** Where a pointer takes hold of a row; buttons and keys move it, too. */
export const Grip = styled.span`
  display: none;
  margin-inline: calc(${space.xs} - ${space.md}) calc(0px - ${space.xs});
  padding-inline: ${space.xxs};
  color: ${color.inkMuted};
  cursor: grab;
  touch-action: none;

  /* Two columns of three dots. */
  &::before {
    width: 12px;
    height: 18px;
    background: radial-gradient(circle, currentColor 1.5px, transparent 2px) 0 0 / 6px 6px;
    forced-color-adjust: preserve-parent-color;
    content: '';
  }
  ${media.small} { display: grid; place-items: center; }
`;
export const Media = styled.div`
  flex: none;
  padding-block-start: ${space.xs};
  color: ${color.inkMuted};
`;
export const Main = styled.div`
  flex: 1;
  display: grid;
  gap: ${space.xxs};
  align-content: center;
  min-width: 0;
  padding-block: ${space.xs};
`;
export const Head = styled(Cluster)`
  gap: ${space.xxs} ${space.xs};
`;
export const Title = styled.h3`
  margin-inline-end: ${space.xxs};
  font: 600 ${text.body}/1.35 ${theme.font.body};
  letter-spacing: 0;
  text-wrap: pretty;

  > button {
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
  }
  > button:hover:enabled { text-decoration: underline; text-underline-offset: 0.18em; }
`;
export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-width: ${theme.layout.measure};
  color: ${color.inkSoft};
  font-size: ${text.small};
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
export const Facts = styled(Cluster)`
  gap: ${space.xxs} ${space.md};
  color: ${color.inkMuted};
  font-size: ${text.caption};
`;
/** A text with what is deleted and inserted in it. */
export const Change = styled.p`
  min-width: 0;
  max-width: ${theme.layout.measure};
  font-size: ${text.small};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  del { background: ${color.dangerSoft}; color: ${color.danger}; }
  ins { background: ${color.successSoft}; color: ${color.success}; text-decoration: none; }
`;
export const Refusal = styled.p`
  color: ${color.danger};
  font-size: ${text.small};
  font-weight: 600;
`;
export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-self: center;

  button:disabled { border-color: transparent; background: none; opacity: 0.45; }
  ${media.small} { flex-direction: row; }
`;
/** A row whose buttons stand below its text where both do not fit side by side. */
export const Wrapping = styled(Root)`
  /* Of a long list, browsers lay out the rows near the viewport; shadows and focus rings at the edges stay visible. */
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    contain-intrinsic-height: auto 8rem;
    overflow-clip-margin: ${space.md};
  }
  flex-wrap: wrap;

  > ${Main} { flex-basis: min(14rem, 70%); }
  > ${Actions} { flex: 0 1 auto; flex-flow: row wrap; gap: ${space.xs}; }
`;
/** What a row's entry is given: a status, a decision. */
export const Triage = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: ${space.xxs};
  margin-inline-start: auto;

  select { min-height: 2.5rem; padding-block: 0; font-size: ${text.small}; }
`;
export const FactButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font-size: inherit;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;
