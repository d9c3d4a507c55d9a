import { StyleModule } from 'style-mod';

const { mount } = StyleModule;

/**
 * The editor's styles come in a constructed stylesheet, which the package makes for shadow roots
 * alone; the policy of the pages refuses the text in a `<style>` that it writes otherwise.
 */
StyleModule.mount = (root, modules, options) =>
  mount(
    'head' in root
      ? ({
          ownerDocument: root,
          get adoptedStyleSheets() {
            return root.adoptedStyleSheets;
          },
          set adoptedStyleSheets(sheets) {
            root.adoptedStyleSheets = sheets;
          },
        } as ShadowRoot)
      : root,
    modules,
    options,
  );
