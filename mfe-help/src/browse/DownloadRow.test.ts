import { fileType } from './DownloadRow';

test.each([
  ['pdf', 'https://x.example/a.zip', 'PDF'],
  ['', 'https://x.example/profile.icc?v=2', 'ICC'],
  ['', '/files/readme', 'FILE'],
])('type "%s" of %s is %s', (given, fileUrl, type) => {
  expect(fileType({ fileType: given, fileUrl })).toBe(type);
});
