const transform = require('./transform.cjs');

const moduleSyntax = /^\s*(?:import|export)[\s{*("']|\bimport(?:\.meta|\s*\()/m;

/** Turns packages that are published as ES modules into CommonJS, and leaves all others alone. */
module.exports = {
  ...transform,
  process: (source, ...rest) =>
    moduleSyntax.test(source) ? transform.process(source, ...rest) : { code: source },
};
