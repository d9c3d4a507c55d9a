export interface Country {
  code: string;
  name: string;
  prefix: string;
}

/** Offered while the whole list is on its way, and when it does not arrive. */
export const fallbackCountries: readonly Country[] = [
  { code: 'US', name: 'United States', prefix: '+1' },
  { code: 'AU', name: 'Australia', prefix: '+61' },
  { code: 'CA', name: 'Canada', prefix: '+1' },
  { code: 'FR', name: 'France', prefix: '+33' },
  { code: 'DE', name: 'Germany', prefix: '+49' },
  { code: 'IN', name: 'India', prefix: '+91' },
  { code: 'IT', name: 'Italy', prefix: '+39' },
  { code: 'MX', name: 'Mexico', prefix: '+52' },
  { code: 'ES', name: 'Spain', prefix: '+34' },
  { code: 'GB', name: 'United Kingdom', prefix: '+44' },
];

/** Every country with a calling code, by name and the United States first; ten of them after a failure. */
export async function loadCountries(): Promise<readonly Country[]> {
  try {
    const { getCountries, getCountryCallingCode } = await import(
      /* webpackChunkName: "countries" */ 'libphonenumber-js/min'
    );
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const countries = getCountries().map((code) => ({
      code,
      name: names.of(code) ?? code,
      prefix: `+${getCountryCallingCode(code)}`,
    }));
    const rank = ({ code }: Country) => (code === 'US' ? 0 : 1);
    return countries.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
  } catch (error) {
    console.error('The country list could not be loaded; ten countries are offered instead', error);
    return fallbackCountries;
  }
}
