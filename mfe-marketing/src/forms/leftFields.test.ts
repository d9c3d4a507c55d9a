import { leftFields } from './leftFields';

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <select name="region"><option value="">Select</option><option>USA</option></select>
    <input name="email"><textarea name="note"></textarea>
    <select name="prefix"><option>+1</option><option>+49</option></select>
    <input name="phone"><button>Continue</button></form>`;
});

test('a form that was just opened has none', () => {
  expect(leftFields(form())).toEqual([]);
  field('region').focus();
  expect(leftFields(form())).toEqual([]);
});

test('those before the focus are left, empty or not', () => {
  field('email').value = 'kim';
  field('note').focus();
  expect(leftFields(form())).toEqual(['region', 'email']);
});

test('so is the last one that was filled in, unless it has the focus', () => {
  field('prefix').value = '+49';
  expect(leftFields(form())).toEqual(['region', 'email', 'note', 'prefix']);
  field('prefix').focus();
  expect(leftFields(form())).toEqual(['region', 'email', 'note']);
});
