import { PAGE_CONFIG_ID, type PageConfig } from '../../shell/src/page/pageConfig';

// Each container brings its own hot-reload runtime, which finds React here when it arrives after it.
const rendererRecord = `
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer) { renderers.set(renderers.size + 1, renderer); return renderers.size; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };`;

export function developmentDocument(page: PageConfig): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pressline (development)</title>
<script>${rendererRecord}</script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${PAGE_CONFIG_ID}">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
</body>
</html>`;
}
