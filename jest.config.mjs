const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const base = {
  globalSetup: '<rootDir>/scripts/testing/compileInlineScripts.cjs',
  // The first pattern that matches counts.
  transform: {
    '/node_modules/.+\\.[cm]?js$': ['<rootDir>/scripts/testing/packageTransform.cjs', swc],
    '\\.(webm|mp4|svg)$': '<rootDir>/scripts/testing/assetTransform.cjs',
    '\\.md$': '<rootDir>/scripts/build/markdownContent.mjs',
    '/shared-api/src/contract/calls\\.ts$': '<rootDir>/scripts/build/contractCalls.cjs',
    '\\.script\\.ts$': '<rootDir>/scripts/testing/inlineScriptTransform.cjs',
    '^.+\\.[cm]?[jt]sx?$': ['<rootDir>/scripts/testing/transform.cjs', swc],
  },
  moduleNameMapper: { '^(.+)\\?(?:inline|heads|blocks)$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '/dist/'],
  transformIgnorePatterns: ['node_modules/@swc/', 'node_modules/lmdb/'],
};

export default {
  projects: [
    {
      ...base,
      displayName: 'node',
      runtime: '<rootDir>/scripts/testing/nodeRuntime.cjs',
      testEnvironment: '<rootDir>/scripts/testing/nodeEnvironment.cjs',
      testMatch: [
        '<rootDir>/{services,embedded-mongo,shared-api,releases,shell/host,scripts,deploy}/**/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'dom',
      runtime: '<rootDir>/scripts/testing/scriptRuntime.cjs',
      testEnvironment: '<rootDir>/scripts/testing/jsdomEnvironment.cjs',
      setupFiles: ['<rootDir>/scripts/testing/jsdomGlobals.ts'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/scripts/testing/domWaiting.ts'],
      testMatch: ['<rootDir>/{shared-ui,shared-consent,mfe-*,shell/src}/**/*.test.{ts,tsx}'],
    },
  ],
  // Two more than the smallest machine has cores, because tests of servers mostly wait. The embedded
  // databases are real servers: more at once would starve each other.
  maxWorkers: 4,
  // A limit for what hangs, on machines that are busy with other work.
  testTimeout: 120_000,
};
