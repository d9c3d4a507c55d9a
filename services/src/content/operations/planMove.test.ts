import { newOrders } from './planMove';

test.each([
  { what: 'between two with a gap', orders: [1, 9, 5], at: 1, to: [1, 2, 5] },
  { what: 'between two without', orders: [1, 9, 2, 3, 7], at: 1, to: [1, 2, 3, 4, 7] },
  { what: 'before all', orders: [9, 3, 4], at: 0, to: [2, 3, 4] },
  { what: 'before all that begin at 0', orders: [2, 0, 1], at: 0, to: [0, 1, 2] },
  { what: 'behind all', orders: [1, 2, 0], at: 2, to: [1, 2, 3] },
  { what: 'among equal ones', orders: [0, 0, 0, 0], at: 1, to: [0, 1, 2, 3] },
  { what: 'where it stands already', orders: [1, 2, 3], at: 1, to: [1, 2, 3] },
])('an entry moves $what', ({ orders, at, to }) => {
  expect(newOrders(orders, at)).toEqual(to);
});
