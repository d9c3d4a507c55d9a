import {
  Button,
  type ButtonProps,
  Cluster,
  DialogActions,
  Icon,
  type IconName,
  media,
  theme,
  visuallyHiddenStyle,
} from '@pressline/shared-ui';
import { styled } from 'styled-components';

export const PHONE = '@media (max-width: 639px)';

/** Words that a phone has no room for; assistive technology reads them there, too. */
export const WideText = styled.span`
  ${PHONE} { ${visuallyHiddenStyle} }
`;
/* A window that a keyboard covers half of: the text needs it. */
const LOW = '@media (max-height: 32rem)';

const Root = styled(Button)`
  flex: none;
  padding-inline: ${theme.space.sm};
`;

interface PhoneIconButtonProps extends ButtonProps {
  icon: IconName;
  label: string;
}

export function PhoneIconButton({ icon, label, ...rest }: PhoneIconButtonProps) {
  return (
    <Root variant="ghost" {...rest}>
      {!rest.isBusy && <Icon name={icon} />}
      <WideText>{label}</WideText>
    </Root>
  );
}

const { color, space, text } = theme;

/** On a phone one line of state and one of buttons, so that the text above keeps its room. */
export const Footer = styled(DialogActions)`
  padding-block: ${space.xs};

  ${PHONE} {
    gap: ${space.xs};
    padding-inline: ${space.md};

    > button { padding-inline: 0.75em; }
  }
  /* The Close above does the same. */
  @media (max-width: 379px) { > [data-closes] { display: none; } }
`;
export const State = styled(Cluster)`
  flex: 1 1 100%;
  gap: ${space.xxs} ${space.sm};
  color: ${color.inkMuted};
  font-size: ${text.small};

  ${PHONE} {
    column-gap: ${space.xs};

    > [data-implied] { display: none; }
    > a { display: grid; place-items: center; min-width: 1.5rem; min-height: 1.75rem; }
  }
  ${media.small} { flex-basis: 14rem; }
  ${LOW} { ${visuallyHiddenStyle} }
`;
/** The time stands in a line that a phone does not show where there is no room beside the word. */
export const Saved = styled.span`
  ${PHONE} {
    display: flex;
    flex: 1 1 2.75rem;
    flex-wrap: wrap;
    column-gap: 0.3em;
    height: 1.5em;
    overflow: hidden;
    line-height: 1.5;
  }
`;
/** What the button beside it does; above the buttons where they fill the line. */
export const Outcome = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};

  ${PHONE} { flex: 1 1 100%; order: -1; }
  ${LOW} { ${visuallyHiddenStyle} }
`;
