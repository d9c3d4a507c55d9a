import { Container, Icon, type IconName, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const LOOKS = {
  success: [color.successSoft, color.success, 'check'],
  warning: [color.warningSoft, color.warning, 'alert'],
  danger: [color.dangerSoft, color.danger, 'close'],
} as const satisfies Record<string, readonly [string, string, IconName]>;

const Band = styled.header`
  border-bottom: 4px solid currentColor;
  ${Object.entries(LOOKS).map(
    ([tone, [background, ink]]) =>
      `&[data-tone='${tone}'] { background: ${background}; color: ${ink}; }`,
  )}

  > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.sm} ${space.lg}; padding-block: ${space.xl}; overflow-wrap: anywhere; }
  svg { width: clamp(2.5rem, 10vw, 4.5rem); height: auto; stroke-width: 2.4; }
  h1 { align-self: center; font-size: ${text.heading2}; }
  p, nav { grid-column: 1 / -1; max-width: 46rem; color: ${color.ink}; font-size: ${text.lead}; }
  nav { display: flex; flex-wrap: wrap; gap: ${space.sm}; margin-top: ${space.sm}; }

  @media (min-width: 640px) { p, nav { grid-column: 2; } }
`;

interface VerdictProps {
  tone: keyof typeof LOOKS;
  title: string;
  children: ReactNode;
  /** Where to go from here. */
  links: ReactNode;
}

export function Verdict({ tone, title, children, links }: VerdictProps) {
  const [, , icon] = LOOKS[tone];
  return (
    <Band data-tone={tone}>
      <Container>
        <Icon name={icon} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{children}</p>
        <nav aria-label="From here">{links}</nav>
      </Container>
    </Band>
  );
}
