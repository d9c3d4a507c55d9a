const formats = {
  dollars: new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  }),
  whole: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  decimal: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
  oneDecimal: new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  }),
  signed: new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }),
};

type Format = (value: number) => string;

/** $1,041,000. */
export const dollars: Format = (value) => formats.dollars.format(value);
/** 1,000. */
export const wholeNumber: Format = (value) => formats.whole.format(value);
/** 13.5 or 8: a decimal only where there is one. */
export const decimal: Format = (value) => formats.decimal.format(value);
/** 0.3 or 2.0. */
export const oneDecimal: Format = (value) => formats.oneDecimal.format(value);
/** +15.4%, with the sign of what it is. */
export const signedPercent: Format = (value) => `${formats.signed.format(value)}%`;
/** 48%. */
export const percent: Format = (value) => `${Math.round(value)}%`;
/** $55.70. */
export const cents: Format = (value) => `$${value.toFixed(2)}`;
