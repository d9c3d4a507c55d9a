import { passwordWeakness } from './passwordWeakness';

const owner = { username: 'robin', email: 'r.winter@printhaus.example', fullName: 'Robin Winter' };

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd2026!!',
  'passwordpassword',
  'drowssap4321',
  'qwertyuiop12',
  'qwerty123456',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  'asdfghjkl123',
  'zaq12wsxcde3',
  'azertyuiop123',
  '123456789012',
  '987654321abc',
  'abcdefghijkl',
  'abcd1234abcd1234',
  'letmein-letmein',
  'welcome2pressline',
  'Pressline2026',
  'PressLine-Admin-1',
  'printshop2026!',
  'administrator1',
  'changeme12345',
  'iloveyou2025',
  'Summer2026!!',
  'September2026',
  '24.12.1987summer',
  'liverpool1892',
  'superman12345',
  'monkeymonkey1',
  'dragon-tiger-1',
  'Trustno1trustno1',
  'winter@printhaus',
  '!@#$%^&*()_+',
  'hunter2hunter2',
])('%s is too common', (password) => {
  expect(passwordWeakness(password, owner)).toMatch(/^Too common/);
});

test.each(['aaaaaaaaaaaa', 'ababababababab', '111111111111'])('%s has too few characters', (it) => {
  expect(passwordWeakness(it, owner)).toBe('Use more different characters');
});

test.each(['Robin-keeps-tall-ships', 'xkcd-ROBIN-4711-zq'])('%s contains the username', (it) => {
  expect(passwordWeakness(it, owner)).toBe('Must not contain the username');
});

test.each([
  'violet-harbour-93',
  'granite-lantern-41',
  'correct horse battery staple',
  'my printer jams on mondays',
  'vK7#pQ2m!xR9',
  'tramway tulip gravel 8',
  'zwölf Boxkämpfer jagen',
  '色の管理をする人はだれですか',
  'Jq3rWmZ0yXnB4tUv7LcK',
])('%s is accepted', (password) => {
  expect(passwordWeakness(password, owner)).toBeUndefined();
});

test.each(['qwerty', 'a', '1qaz', 'password!'])('%s is refused at the greatest length', (piece) => {
  expect(passwordWeakness(piece.repeat(128).slice(0, 128), owner)).toBeDefined();
});
