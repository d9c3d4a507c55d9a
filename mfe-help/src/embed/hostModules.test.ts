import hostModules, { reactModules } from './hostModules';

const scope = (versions: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, all]) => [
      name,
      Object.fromEntries(all.map((version) => [version, { name, version }])),
    ]),
  );

test('takes the parts of one version, and no other module', () => {
  const offered = scope({
    react: ['19.2.9', '19.3.0'],
    'react-dom': ['19.2.9'],
    'react-dom/client': ['19.2.9'],
    'styled-components': ['6.6.0'],
  });
  expect(reactModules(offered)).toEqual(
    scope({ react: ['19.2.9'], 'react-dom': ['19.2.9'], 'react-dom/client': ['19.2.9'] }),
  );
});

test.each([
  ['a part is missing', { react: ['19.2.9'], 'react-dom': ['19.2.9'] }],
  [
    'the parts differ',
    { react: ['19.2.9'], 'react-dom': ['19.3.0'], 'react-dom/client': ['19.2.9'] },
  ],
  ['it is too old', { react: ['19.1.0'], 'react-dom': ['19.1.0'], 'react-dom/client': ['19.1.0'] }],
  [
    'it is React 18',
    { react: ['18.3.1'], 'react-dom': ['18.3.1'], 'react-dom/client': ['18.3.1'] },
  ],
  ['nothing is shared', {}],
])('takes nothing when %s', (_, versions) => {
  expect(reactModules(scope(versions))).toEqual({});
});

test('keeps the host’s React when the runtime replaces its entry by the guest’s', () => {
  const { initContainerShareScopeMap, resolveShare } = hostModules();
  const host = scope({
    react: ['19.3.1'],
    'react-dom': ['19.3.1'],
    'react-dom/client': ['19.3.1'],
  });
  const shareScopeMap: Record<string, typeof host> = {};
  initContainerShareScopeMap?.({
    shareScope: host,
    scopeName: 'default',
    origin: { shareScopeMap },
  } as never);
  Object.assign(shareScopeMap.default?.react ?? {}, { '19.3.1': 'the guest’s' });
  expect(host.react?.['19.3.1']).not.toBe('the guest’s');
  const given = { pkgName: 'react', scope: 'default', shareScopeMap, shareInfo: {} } as never;
  const resolved = resolveShare?.(given) as unknown as { resolver(): { shared: unknown } };
  expect(resolved.resolver().shared).toBe(host.react?.['19.3.1']);
});
