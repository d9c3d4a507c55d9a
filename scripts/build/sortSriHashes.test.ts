import { sortMap } from './sortSriHashes';

test('integrity hashes are put in order, and nothing else is', () => {
  expect(sortMap('b={2:"y",1:"x"};r.sriHashes={9:"sha-c/+=",10:"sha-a",2:"sha-b"},r.u={2:1}')).toBe(
    'b={2:"y",1:"x"};r.sriHashes={10:"sha-a",2:"sha-b",9:"sha-c/+="},r.u={2:1}',
  );
  expect(sortMap('r.sriHashes={}')).toBe('r.sriHashes={}');
});
