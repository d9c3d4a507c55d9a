import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Hint } from './Field';
import { forcedColorsSelected } from './forcedColorsSelected';

const { color, text, space, radius, motion, layout } = theme;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
`;
const Texts = styled.div`
  display: grid;
  gap: ${space.xxs};
  padding-block: 0.6rem;
`;
const Label = styled.label`
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.5rem;
  cursor: pointer;
`;
const Track = styled.button`
  position: relative;
  flex: none;
  width: 3rem;
  height: ${layout.target};
  padding: 0;
  border: 0;
  background: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0.625rem 0;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.round};
    background: ${color.surface};
    transition: background-color ${motion.fast}, border-color ${motion.fast};
  }
  &[aria-checked='true']::before { background: ${color.accent}; border-color: ${color.accent}; ${forcedColorsSelected} }
  &:disabled { cursor: not-allowed; opacity: 0.6; }
`;
const Thumb = styled.span`
  position: relative;
  display: block;
  width: 1rem;
  height: 1rem;
  margin-inline-start: 0.25rem;
  border-radius: ${radius.round};
  background: ${color.inkMuted};
  transition: translate ${motion.fast} ${motion.easeOut};

  [aria-checked='true'] > & { translate: 1.5rem; background: ${color.accentInk}; }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;
    [aria-checked='true'] > & { background: HighlightText; }
  }
`;

interface SwitchProps extends Pick<ComponentProps<'button'>, 'id' | 'className' | 'disabled'> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange?: (isChecked: boolean) => void;
}

/** An on/off choice with its label beside it. */
export function Switch(props: SwitchProps) {
  const { label, hint, id, className, disabled, checked, onCheckedChange } = props;
  const generated = useId();
  const switchId = id ?? generated;
  const hintId = hint ? `${switchId}-hint` : undefined;
  return (
    <Row className={className}>
      <Track
        id={switchId}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hintId}
        disabled={disabled}
        onClick={() => onCheckedChange?.(!checked)}
      >
        <Thumb />
      </Track>
      <Texts>
        <Label htmlFor={switchId}>{label}</Label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Texts>
    </Row>
  );
}
