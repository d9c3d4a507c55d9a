const swc = require('@swc/jest');

const moduleSyntax = /^\s*(?:import|export)[\s{*("']|\bimport(?:\.meta|\s*\()/m;

/** Turns packages that are published as ES modules into CommonJS, and leaves all others alone. */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      process: (source, file, ...rest) =>
        moduleSyntax.test(source) ? transformer.process(source, file, ...rest) : { code: source },
    };
  },
};
