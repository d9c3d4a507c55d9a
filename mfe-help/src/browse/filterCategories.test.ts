import { buildCategory } from '../test/factories';
import { filterCategories } from './filterCategories';

const quotes = buildCategory();
const pricing = buildCategory({ id: 'p', name: 'Pricing', description: 'Rates and QUOTE engines' });
const account = buildCategory({ id: 'c', name: 'Account', description: 'Users' });

test('matches name and description without regard to case', () => {
  expect(filterCategories([quotes, pricing, account], 'quote')).toEqual([quotes, pricing]);
  expect(filterCategories([quotes, pricing, account], ' USERS ')).toEqual([account]);
});
