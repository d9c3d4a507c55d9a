import { css, keyframes } from 'styled-components';
import { media, theme } from '../theme/theme';

const { color, space, radius, shadow, motion, z } = theme;

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(1.5rem); }`;

/** The darkened page behind a dialog. */
export const dialogOverlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${z.dialog};
  background: ${color.scrim};
  animation: ${fade} ${motion.medium} ${motion.easeOut};
`;

/** The sheet of a dialog: at the foot of a phone, in the middle of anything larger. */
export const dialogSheetStyle = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${z.dialog};
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: calc(100dvh - ${space.lg});
  /* Not hidden: what takes the focus inside would scroll the sheet itself. */
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  animation: ${rise} ${motion.medium} ${motion.easeOut};

  &:focus { outline: none; }
  &[data-size='sm'] { --dialog-width: 28rem; }
  &[data-size='lg'] { --dialog-width: 60rem; }
  &[data-size='full'] { --dialog-width: none; height: 100dvh; max-height: none; border-radius: 0; }

  ${media.small} {
    inset: 0;
    width: calc(100% - 2 * ${space.lg});
    max-width: var(--dialog-width, 40rem);
    height: fit-content;
    max-height: calc(100dvh - 2 * ${space.lg});
    margin: auto;
    border-radius: ${radius.sm};

    &[data-size='full'] { height: calc(100dvh - 2 * ${space.lg}); border-radius: ${radius.sm}; }
  }
`;

export const dialogDescriptionStyle = css`
  margin-bottom: ${space.md};
  color: ${color.inkSoft};
`;
