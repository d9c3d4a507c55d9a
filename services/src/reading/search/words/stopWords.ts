/** Words too frequent to be useful: left out of bodies, and of queries with other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have how i if in into ' +
    'is it its me my no not of on or our should so than that the their them then there these they ' +
    'this those to was we were what when where which who why will with would you your'
  ).split(' '),
);
