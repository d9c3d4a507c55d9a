import { Button, type ButtonProps, Icon, type IconName } from '@pressline/shared-ui';

interface SmallButtonProps extends Omit<ButtonProps, 'size' | 'children'> {
  label: string;
  icon?: IconName;
}

export const SmallButton = ({ label, icon, ...rest }: SmallButtonProps) => (
  <Button variant="secondary" size="sm" {...rest}>
    {icon && !rest.isBusy && <Icon name={icon} />}
    {label}
  </Button>
);
