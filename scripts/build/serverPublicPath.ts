/// <reference types="@rspack/core/module" />

// The first module of a remote's server bundle: the host says where browsers find the release's files.
__webpack_public_path__ = `${__dirname}/`;
