import { fileSize, fileType } from './fileFacts';

test.each([
  [0, ''],
  [999, '999 B'],
  [1_000, '1.0 KB'],
  [84_000, '84 KB'],
  [1_240_000, '1.2 MB'],
  [10_000_000_000, '10 GB'],
])('%i bytes are "%s"', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  ['pdf', 'https://x.example/a.zip', 'PDF'],
  ['', 'https://x.example/profile.icc?v=2', 'ICC'],
  ['', '/files/readme', 'FILE'],
])('type "%s" of %s is %s', (given, fileUrl, type) => {
  expect(fileType({ fileType: given, fileUrl })).toBe(type);
});
