import { openDecisions, responseModel, winRateAfter } from './WinRateChart';

test('half of the decisions are made after the half-life', () => {
  expect(openDecisions(responseModel, 16)).toBe(50);
  expect(winRateAfter(responseModel, 0)).toBe(45);
});

test('the text’s figures are the model’s', () => {
  const rate = (hours: number) => winRateAfter(responseModel, hours);
  expect(rate(5.8)).toBeCloseTo(35, 0);
  expect(rate(1) - rate(8)).toBeCloseTo(11.3, 1);
  expect(rate(24) - rate(40)).toBeCloseTo(8, 0);
});
