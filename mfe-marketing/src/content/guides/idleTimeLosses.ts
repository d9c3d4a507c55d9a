/** Shares of planned time in percent; the example multiplies to an OEE of 65. */
export const forms = [
  {
    name: 'Availability',
    target: '90%+',
    share: 80,
    text: 'The press should run and does not: make-ready, missing plates, a breakdown, a crew at another machine.',
    look: 'Longest stops of last week, by cause',
  },
  {
    name: 'Performance',
    target: '95%+',
    share: 85,
    text: 'It runs, but below its proper speed or with stops too short to write down: marking, dusty stock, a feeder that trips every ten minutes.',
    look: 'Counter at the start and end of an hour that everyone called good',
  },
  {
    name: 'Quality',
    target: '99%+',
    share: 95.6,
    text: 'It runs at full speed and makes waste: sheets outside of tolerance, a job that is printed twice, a whole run with yesterday’s file.',
    look: 'Sheets issued minus sheets delivered, per job',
  },
] as const;

export const shift = {
  minutes: 480,
  title: 'One shift of eight hours at an OEE of 65%',
  caption:
    'Of 480 planned minutes 312 make good sheets at full speed. At an OEE of 75% it would be 360: 48 minutes more a shift, or 15.4%, with the same press and crew.',
  planned: 'Planned',
  left: 'minutes left after losses of',
  good: 'make good sheets',
} as const;
