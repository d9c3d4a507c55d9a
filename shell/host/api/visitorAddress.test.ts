import type { IncomingMessage } from 'node:http';
import { forwardAddress, forwardedFor } from './visitorAddress';

const INVENTED = '198.51.100.66';

/** A request as Node reads it: several headers of one name are one, with commas. */
const requestFrom = (remoteAddress: string | undefined, headers: IncomingMessage['headers']) =>
  ({ headers: { ...headers }, socket: { remoteAddress } }) as IncomingMessage;

const connections = ['203.0.113.7', '2001:db8::7', '::ffff:203.0.113.7'];
const invented: [string, string | undefined][] = [
  ['nothing', undefined],
  ['an empty text', ''],
  ['an address', INVENTED],
  ['a list', `${INVENTED}, 10.0.0.1,::1`],
  ['an open end', `${INVENTED},`],
  ['garbage', '"; for=<script>, unknown, \u00ff'],
  ['something very long', Array(1_000).fill(INVENTED).join(', ')],
];

test.each(connections.flatMap((address) => invented.map((row) => [address, ...row] as const)))(
  'the address of %s stands last behind %s',
  (address, _what, brought) => {
    const request = requestFrom(address, { 'x-forwarded-for': brought });
    // As services read it with one trusted proxy, this host.
    expect(
      forwardedFor(request)
        .split(/\s*,\s*/)
        .slice(-1),
    ).toEqual([address]);
    expect(forwardedFor(request).startsWith(brought ?? '')).toBe(true);
  },
);

test('without an address no other visitor’s takes its place', () => {
  const request = requestFrom(undefined, { 'x-forwarded-for': INVENTED });
  expect(forwardedFor(request)).toBe(`${INVENTED}, unknown`);
});

test('nothing else that a request says of its way goes on', () => {
  const request = requestFrom('203.0.113.7', {
    host: 'pressline.example',
    forwarded: `for=${INVENTED};proto=https;host=evil.example`,
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-forwarded-proto': 'https',
    'x-real-ip': INVENTED,
  });
  forwardAddress(request);
  expect(request.headers).toEqual({
    host: 'pressline.example',
    'x-forwarded-for': '192.0.2.1, 203.0.113.7',
  });
});
