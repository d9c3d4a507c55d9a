const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

// Several dependencies are published as ES modules only, so node_modules are transformed too.
const base = {
  transform,
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '/dist/'],
  transformIgnorePatterns: ['node_modules/@swc/', 'node_modules/lmdb/'],
};

export default {
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{services,shared-api,shell/host,scripts,deploy}/**/*.test.ts'],
    },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/scripts/jsdomGlobals.ts'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      testMatch: ['<rootDir>/{shared-ui,shared-consent,mfe-*,shell/src}/**/*.test.{ts,tsx}'],
    },
  ],
  // The embedded database is a real server: starting several at once on two cores starves them.
  maxWorkers: 2,
};
