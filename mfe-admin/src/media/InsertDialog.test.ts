import { mediaMarkdown } from './InsertDialog';
import { uploadProblem } from './useUploads';

const image = { kind: 'image', url: '/m/a.png' } as const;

test('an image is shown with what it says, a file is linked by its text', () => {
  expect(mediaMarkdown(image, 'A [sheet]\nof paper')).toBe('![A \\[sheet\\] of paper](/m/a.png)');
  expect(mediaMarkdown(image, '')).toBe('![](/m/a.png)');
  expect(mediaMarkdown({ ...image, kind: 'file' }, 'Prices')).toBe('[Prices](/m/a.png)');
});

const file = (name: string, size: number) => {
  const made = new File([], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

test.each([
  ['a.PNG', 5, undefined],
  ['a.png', 10 * 1024 ** 2 + 1, 'The file is larger than 10 MB.'],
  ['a.pdf', 50 * 1024 ** 2 + 1, 'The file is larger than 50 MB.'],
  ['a.pdf', 0, 'The file is empty.'],
  ['a.heic', 5, /^Files of this type/],
])('%s of %d bytes is judged before it is sent', (name, size, problem) => {
  if (problem === undefined) expect(uploadProblem(file(name, size))).toBeUndefined();
  else expect(uploadProblem(file(name, size))).toMatch(problem);
});
