import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

export default {
  mode: 'production',
  entry: {},
  output: {
    publicPath: 'auto',
    uniqueName: 'partner_app',
    chunkFilename: 'static/[name].[contenthash:8].js',
    cssChunkFilename: 'static/[name].[contenthash:8].css',
    clean: true,
  },
  module: { rules: [{ test: /\.css$/, type: 'css' }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'partner_app',
      filename: 'remoteEntry.js',
      exposes: { './App': './src/App.js', './mount': './src/mount.js' },
      shared: {
        react: { singleton: true, requiredVersion: '^19.0.0' },
        'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
        'react-dom/client': { singleton: true, requiredVersion: '^19.0.0' },
      },
      dts: false,
    }),
  ],
};
