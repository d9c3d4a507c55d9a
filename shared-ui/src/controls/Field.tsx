import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import styled from 'styled-components';
import { corePaths } from '../icons/corePaths';
import { Drawing } from '../icons/Drawing';
import { useIsHydrated } from '../island/useIsHydrated';
import { theme } from '../theme/theme';
import { FieldContext, type FieldControl } from './fieldContext';

const { color, text, space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  padding-bottom: ${space.xs};
`;
const Label = styled.label`
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.3;

  &[data-required]::after { content: '*'; margin-inline-start: 0.2em; color: ${color.danger}; }
`;
/** Explains a control. */
export const Hint = styled.p`
  font-size: ${text.small};
  line-height: 1.4;
  color: ${color.inkMuted};
`;
/* Stands there before an error appears in it, which is then announced. */
const Problems = styled.div`
  margin-bottom: calc(-1 * ${space.xs});
  &:empty { position: absolute; }
`;
const Problem = styled(Hint)`
  display: flex;
  gap: 0.4em;
  font-weight: 600;
  color: ${color.danger};

  svg { flex: none; margin-top: 0.1em; }
`;

interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Id of the control; generated unless given. */
  controlId?: string;
  /** One of the controls of this package. */
  children: ReactNode;
}

/** A labeled control with its hint and error, wired for assistive technology. */
export function Field({ label, hint, error, required, controlId, children, ...rest }: FieldProps) {
  const generated = useId();
  const id = controlId ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const isInvalid = Boolean(error);
  // Without scripts no error appears.
  const isHydrated = useIsHydrated();
  const control = useMemo<FieldControl>(
    () => ({
      id,
      required,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid || undefined,
    }),
    [id, required, describedBy, isInvalid],
  );

  return (
    <Root {...rest}>
      <Label htmlFor={id} data-required={required || undefined}>
        {label}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <FieldContext value={control}>{children}</FieldContext>
      {(isHydrated || error) && (
        <Problems aria-live="polite">
          {error && (
            <Problem id={errorId}>
              <Drawing path={corePaths.alert} size="1.1em" />
              <span>{error}</span>
            </Problem>
          )}
        </Problems>
      )}
    </Root>
  );
}
