import {
  Button,
  type ButtonProps,
  Card,
  Icon,
  type IconName,
  theme,
  VisuallyHidden,
} from '@pressline/shared-ui';
import { styled } from 'styled-components';

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

const { color, space, text } = theme;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

/** A card whose fields are as wide as what one writes into them. */
export const FormCard = styled(Card)`
  max-width: 48rem;
`;

/** A message with an edge in the color of its tone; takes no room while it is empty. */
export const Notice = styled.div`
  --edge: ${color.yellow};
  padding: ${space.sm} ${space.md};
  border-inline-start: 4px solid var(--edge);
  background: ${color.warningSoft};
  font-size: ${text.small};
  overflow-wrap: anywhere;

  &[data-tone='danger'] { --edge: ${color.danger}; background: ${color.dangerSoft}; }
  &:empty { display: none; }
  > svg { color: var(--edge); }
`;

const Target = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.target};
  height: ${theme.layout.target};
  cursor: pointer;

  /* On a dark page browsers fill an empty box with the gray of disabled ones. */
  input { width: 1.15rem; height: 1.15rem; margin: 0; color-scheme: light; accent-color: ${color.accent}; cursor: inherit; }
  &:has(:disabled) { cursor: not-allowed; }
`;

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ label, isChecked, isMixed, isDisabled, onChange }: CheckboxProps) {
  return (
    <Target>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        ref={(input) => {
          if (input) input.indeterminate = isMixed === true && !isChecked;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Target>
  );
}
