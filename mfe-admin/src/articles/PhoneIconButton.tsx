import { Button, type ButtonProps, Icon, type IconName, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

export const PHONE = '@media (max-width: 639px)';

/** Words that a phone has no room for; assistive technology reads them there, too. */
export const WideWords = styled.span`
  ${PHONE} { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

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
      <WideWords>{label}</WideWords>
    </Root>
  );
}
