import styled, { css, keyframes } from 'styled-components';
import { media, theme } from '../theme/theme';

const { color, layout, text, space, radius, shadow, motion, z } = theme;

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

/** The row with the title and the Close button. */
export const DialogHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.md};
  padding: ${space.lg} ${space.sm} ${space.sm} ${space.lg};
`;
export const dialogNameStyle = css`
  font-size: ${text.heading3};
  /* Its first line stands level with the Close button. */
  padding-top: calc((${layout.target} - 1lh) / 2);
  outline: none;
`;
export const dialogExplanationStyle = css`
  padding: 0 ${space.lg} ${space.md};
  color: ${color.inkSoft};
`;

/** A window that is turned, magnified, or half covered by a keyboard. */
const LOW = '@media (max-height: 26rem)';

/** The part of a dialog between its title and its buttons: all that scrolls. */
export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  padding: ${space.xs} ${space.lg} ${space.lg};

  ${LOW} { flex: none; overflow: visible; }
`;

/** The row of buttons at the foot of a dialog. */
export const DialogActions = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.sm};
  padding: ${space.md} ${space.lg};
  border-top: 1px solid ${color.line};
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

  /* Its parts are those of the sheet. */
  > form { display: contents; }
  /* Between a fixed title and fixed buttons nothing would be left to read. */
  ${LOW} { overflow-y: auto; }

  &:focus { outline: none; }
  &[data-size='sm'] { --dialog-width: 28rem; }
  &[data-size='lg'] { --dialog-width: 60rem; }

  ${media.small} {
    inset: 0;
    width: calc(100% - 2 * ${space.lg});
    max-width: var(--dialog-width, 40rem);
    height: fit-content;
    max-height: calc(100dvh - 2 * ${space.lg});
    margin: auto;
    border-radius: ${radius.sm};

  }
  &[data-size='full'] {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;

    /* A page to work on leaves what there is to its content. */
    > ${DialogHead} { padding-block: ${space.xxs}; }
    > ${DialogHead} > h2 { font-size: ${text.heading4}; }
  }
`;
