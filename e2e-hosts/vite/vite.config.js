import { federation } from '@module-federation/vite';

export default (address) => ({
  base: './',
  define: { HELP_ADDRESS: JSON.stringify(address) },
  build: { target: 'esnext' },
  plugins: [
    federation({
      name: 'vite_host',
      // As the documents say.
      remotes: { help: `mfe_help_guest@${address}/guests/mfe-help/mf-manifest.json` },
      shared: ['react', 'react-dom'],
      dts: false,
    }),
  ],
});
