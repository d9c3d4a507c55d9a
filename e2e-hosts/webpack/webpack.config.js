import webpack from 'webpack';

export default (address) => ({
  mode: 'production',
  entry: './src/index.js',
  output: { publicPath: 'auto', clean: true },
  plugins: [
    new webpack.DefinePlugin({ HELP_ADDRESS: JSON.stringify(address) }),
    new webpack.container.ModuleFederationPlugin({
      name: 'webpack_host',
      remotes: { help: `mfe_help_guest@${address}/guests/mfe-help/remoteEntry.js` },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
});
