import { theme, VisuallyHidden } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Target = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.target};
  height: ${theme.layout.target};
  cursor: pointer;

  input { width: 1.15rem; height: 1.15rem; margin: 0; cursor: inherit; }
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
