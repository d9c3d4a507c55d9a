import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { DefinePlugin } from '@rspack/core';

const address = process.env.HELP_ADDRESS;

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { publicPath: 'auto', clean: true },
  plugins: [
    new DefinePlugin({ HELP_ADDRESS: JSON.stringify(address) }),
    new ModuleFederationPlugin({
      name: 'rspack_host',
      remotes: { help: `mfe_help_guest@${address}/guests/mfe-help/mf-manifest.json` },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        'react-dom/client': { singleton: true },
      },
      // The types of the help center, of which the build fails when they are missing.
      dts: {
        generateTypes: false,
        consumeTypes: { typesOnBuild: true, abortOnError: true },
      },
    }),
  ],
};
