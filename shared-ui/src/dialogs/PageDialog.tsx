import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../controls/IconButton';
import { ColorBar } from '../marks/ColorBar';
import { theme } from '../theme/theme';
import {
  DialogHead,
  dialogExplanationStyle,
  dialogNameStyle,
  dialogOverlayStyle,
  dialogSheetStyle,
} from './dialogStyle';

const { color, space } = theme;

/* In the page, where no script opens it. */
const inPageStyle = css`
  position: static;
  display: flex;
  max-height: none;
  margin: ${space.section} auto;
  box-shadow: none;
`;
const Sheet = styled.dialog`
  /* The browser's own limit for modal dialogs leaves a margin on phones. */
  max-width: none;
  ${dialogSheetStyle}
  padding: 0;
  color: ${color.ink};

  &:not([open]) { display: none; }
  &::backdrop { ${dialogOverlayStyle} }
  /* The parts of the sheet are those inside. */
  > div, form { display: contents; }

  /* After a post without script. */
  &[data-in-page]:not([open], [hidden]) { ${inPageStyle} }
  /* With scripts its address opens it, and must not scroll the page to its place. */
  @media (scripting: none) { &:not([open]):target { ${inPageStyle} } }
  &:not([open]) form[method='dialog'] { display: none; }
`;
const Name = styled.h2`
  ${dialogNameStyle}
`;
const Explanation = styled.p`
  ${dialogExplanationStyle}
`;

interface PageDialogProps extends ComponentProps<'dialog'> {
  id: string;
  size?: 'sm' | 'md' | 'lg';
  /** Whether it says what came of a post without script: then its address does not open it. */
  isInPage?: boolean;
  ref?: Ref<HTMLDialogElement>;
}

const nameOf = (id: string) => `${id}-name`;

/** Not the second press of a double click on a link, which may hit the dialog that it has opened. */
function closeBeside({
  currentTarget,
  target,
  detail,
  clientX: x,
  clientY: y,
}: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget || detail > 1) return;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) currentTarget.close();
}

/**
 * A modal dialog that is part of the page's HTML. A link to its id opens it before React has come, because the
 * page script does that (`answerDialogs`), and leads to it as a part of the page where there is no script.
 * Escape and its Close button close it, and once React has come a press beside it. It begins with a `PageDialogHead`.
 */
export function PageDialog({ id, size = 'md', isInPage, ...rest }: PageDialogProps) {
  return (
    <Sheet
      id={id}
      aria-labelledby={nameOf(id)}
      data-size={size}
      data-in-page={isInPage ? '' : undefined}
      onMouseDown={closeBeside}
      // The page script opens it before React takes it over.
      suppressHydrationWarning
      {...rest}
    />
  );
}

interface PageDialogHeadProps {
  /** That of the `PageDialog`. */
  dialogId: string;
  title: ReactNode;
  description?: ReactNode;
}

/** The title of a `PageDialog`, its Close button, and what it is about. */
export function PageDialogHead({ dialogId, title, description }: PageDialogHeadProps) {
  return (
    <>
      <ColorBar />
      <DialogHead>
        <Name id={nameOf(dialogId)}>{title}</Name>
        <form method="dialog">
          <IconButton type="submit" icon="close" label="Close" />
        </form>
      </DialogHead>
      {description && <Explanation>{description}</Explanation>}
    </>
  );
}
