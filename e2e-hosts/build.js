// node build.js <host> <address of the help center>: builds one host, with its own tool, in its folder.
const bundle = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });

async function buildWithWebpack(defineHost, address) {
  const { default: webpack } = await import('webpack');
  await bundle(webpack(defineHost(address)));
}

const builders = {
  async rspack(defineHost, address) {
    const { rspack } = await import('@rspack/core');
    await bundle(rspack(defineHost(address)));
  },
  webpack: buildWithWebpack,
  'webpack-react18': buildWithWebpack,
  async vite(defineHost, address) {
    const { build } = await import('vite');
    await build({ ...defineHost(address), configFile: false });
  },
};

const configs = {
  rspack: './rspack/rspack.config.js',
  webpack: './webpack/webpack.config.js',
  'webpack-react18': './webpack/webpack.config.js',
  vite: './vite/vite.config.js',
};

const [name, address] = process.argv.slice(2);
const { default: defineHost } = await import(configs[name]);
process.chdir(new URL(name, import.meta.url).pathname);
await builders[name](defineHost, address);
