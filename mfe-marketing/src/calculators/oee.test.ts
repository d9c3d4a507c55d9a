import { signedPercent } from '../format';
import { initialDrafts, readValues } from './inputs';
import { calculateOee, oeeHint, oeeInputs } from './oee';

const defaults = readValues(oeeInputs, initialDrafts(oeeInputs));

test('the defaults are worth +15.4%, $307,692 a year and $25,641 a month', () => {
  expect(defaults).toEqual({ annualRevenue: 2_000_000, currentOEE: 65, targetOEE: 75 });
  const oee = calculateOee(defaults);
  expect(signedPercent(oee.capacityIncrease)).toBe('+15.4%');
  expect(oee.revenuePotential).toBeCloseTo(307_692.31);
  expect(oee.monthlyPotential).toBeCloseTo(25_641.03);
  expect(oeeHint(defaults)).toBeUndefined();
});

test('a current OEE of 0 gives a hint and zeros, never NaN or Infinity', () => {
  const values = { ...defaults, currentOEE: 0 };
  expect(Object.values(calculateOee(values))).toEqual([0, 0, 0]);
  expect(oeeHint(values)).toMatch(/above 0/);
});

test('a target that is not above the current OEE gives a hint', () => {
  const same = { ...defaults, targetOEE: 65 };
  expect(calculateOee(same).capacityIncrease).toBe(0);
  expect(oeeHint(same)).toMatch(/target higher/);
  const below = { ...defaults, targetOEE: 52 };
  expect(signedPercent(calculateOee(below).capacityIncrease)).toBe('-20.0%');
  expect(oeeHint(below)).toMatch(/target higher/);
});

test('only a gain has a plus sign', () => {
  expect([12.34, 0, -3].map(signedPercent)).toEqual(['+12.3%', '0.0%', '-3.0%']);
});
