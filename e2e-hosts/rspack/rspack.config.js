import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

// This host is the example of the documents, as it stands there, with the address of the tests.
const document = readFileSync(new URL('../../docs/federation.md', import.meta.url), 'utf8');

class WithTypes extends ModuleFederationPlugin {
  constructor(options) {
    // The types of the help center, of which the build fails when they are missing.
    const consumeTypes = { typesOnBuild: true, abortOnError: true };
    super({ ...options, dts: { generateTypes: false, consumeTypes } });
  }
}
export default function defineHost(address) {
  const example = document.replaceAll('https://help.example.com', address);
  const block = (language) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(example)[1];

  const folder = new URL('documented/', import.meta.url);
  const imports = `import { useEffect, useRef, useState } from 'react';\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('Help.jsx', folder), `${imports}${block('jsx')}export { Help };\n`);

  const plugin = new Function('ModuleFederationPlugin', `return (\n${block('js')}\n);`)(WithTypes);

  return {
    mode: 'production',
    entry: './src/index.js',
    output: { publicPath: 'auto', clean: true },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [plugin],
  };
}
