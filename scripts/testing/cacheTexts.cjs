/** Jest's own files, which do not change while it runs. */
const internal = new Map();

/**
 * Spares a runtime to read each file again for each test file: Jest keeps what it has transformed as long
 * as the file's time of change is the same, but reads it before it looks.
 */
module.exports = function cacheTexts({ transformCache }) {
  const { transform, scriptTransformer, transforms, sourceMaps } = transformCache;
  transformCache.transform = (filename, options) => {
    if (options?.isInternalModule) {
      if (!internal.has(filename)) {
        internal.set(filename, transform.call(transformCache, filename, options));
      }
      return internal.get(filename);
    }
    const full = transformCache.getFullTransformationOptions(options);
    const file = scriptTransformer.transform(filename, full);
    transforms.set(filename, file);
    if (file.sourceMapPath) sourceMaps.set(filename, file.sourceMapPath);
    return file.code;
  };
};
