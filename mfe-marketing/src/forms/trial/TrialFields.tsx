import { REGIONS } from '@pressline/shared-api';
import { Field, Honeypot, Select, TextInput, theme } from '@pressline/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Country } from './countries';

const PhoneRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space.xs};
`;

export type TrialField = 'region' | 'email' | 'companyName' | 'phonePrefix' | 'phone';

/** Binds a control that loses everything but digits as it is typed. */
export const withDigitsOnly = (bound: UseFormRegisterReturn): UseFormRegisterReturn => ({
  ...bound,
  onChange(event: { target: HTMLInputElement }) {
    const { target } = event;
    const digits = target.value.replace(/\D/g, '');
    if (digits !== target.value) target.value = digits;
    return bound.onChange(event);
  },
});

interface TrialFieldsProps {
  countries: readonly Country[];
  /** What binds a control to the form. */
  control(name: TrialField): UseFormRegisterReturn & { autoFocus?: boolean };
  errorOf(name: TrialField): string | undefined;
}

export function TrialFields({ countries, control, errorOf }: TrialFieldsProps) {
  return (
    <>
      <Field label="Region" required error={errorOf('region')}>
        <Select {...control('region')}>
          <option value="">Select a region</option>
          {REGIONS.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </Select>
      </Field>
      <Field label="Work email" required error={errorOf('email')}>
        <TextInput type="email" autoComplete="email" maxLength={254} {...control('email')} />
      </Field>
      <Field label="Company name" required error={errorOf('companyName')}>
        <TextInput autoComplete="organization" maxLength={200} {...control('companyName')} />
      </Field>
      <Field
        label="Phone"
        hint="Optional, digits only"
        error={errorOf('phone') ?? errorOf('phonePrefix')}
      >
        <PhoneRow>
          <Select aria-label="Country prefix" id={undefined} {...control('phonePrefix')}>
            {countries.map(({ code, name, prefix }) => (
              <option key={code} value={prefix}>
                {prefix} {name}
              </option>
            ))}
          </Select>
          <TextInput
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...control('phone')}
          />
        </PhoneRow>
      </Field>
      <Honeypot />
    </>
  );
}
