import { theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

const { color } = theme;

/** The background of a band. It sets the color tokens, so that everything inside follows. */
export type Tone = 'paper' | 'tint' | 'solid' | 'yellow';

export const toneStyle = css`
  background: ${color.paper};
  color: ${color.ink};

  &[data-tone='tint'] { background: ${color.tint}; }
  &[data-tone='solid'] {
    --color-paper: ${color.solid};
    --color-surface: ${color.solid};
    --color-tint: ${color.solidLine};
    --color-ink: ${color.solidInk};
    --color-ink-soft: ${color.solidMuted};
    --color-ink-muted: ${color.solidMuted};
    --color-line: ${color.solidLine};
    --color-focus: ${color.yellow};
  }
  &[data-tone='yellow'] {
    --color-paper: ${color.yellow};
    --color-surface: ${color.yellow};
    --color-ink: ${color.solid};
    --color-ink-soft: ${color.solid};
    --color-ink-muted: ${color.solid};
    --color-line: ${color.solid};
    --color-focus: ${color.solid};
  }
`;
