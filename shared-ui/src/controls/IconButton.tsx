import styled from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { Button, type ButtonProps } from './Button';

const Root = styled(Button)`
  padding: 0;
  flex: none;
`;

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'isBusy'> {
  icon: IconName;
  /** The accessible name, e.g. "Edit Imposition basics". */
  label: string;
}

/** A square button with an icon alone. */
export function IconButton({ icon, label, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Root variant={variant} aria-label={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}
