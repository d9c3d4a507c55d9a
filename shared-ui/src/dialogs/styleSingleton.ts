import { useEffect } from 'react';

/**
 * In the place of the package `react-style-singleton`, by which dialogs and menus hold the page still
 * behind them: adds the rules through a constructed stylesheet, because the content security policy
 * refuses an inline `<style>`.
 */
function stylesheetSingleton() {
  // Not before it is needed: servers have none.
  let rules: CSSStyleSheet | undefined;
  let users = 0;
  return {
    add(styles: string): void {
      users += 1;
      if (users > 1) return;
      rules = new CSSStyleSheet();
      rules.replaceSync(styles);
      document.adoptedStyleSheets.push(rules);
    },
    remove(): void {
      users -= 1;
      if (users > 0) return;
      const { adoptedStyleSheets } = document;
      document.adoptedStyleSheets = adoptedStyleSheets.filter((sheet) => sheet !== rules);
    },
  };
}

/** Makes a hook that applies `styles` while its component is mounted. */
function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return (styles: string, isDynamic?: boolean): void => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as the package has it
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles && isDynamic]);
  };
}

/** Makes a component that applies its `styles` while it is mounted. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return ({ styles, dynamic }: { styles: string; dynamic?: boolean }): null => {
    useStyle(styles, dynamic);
    return null;
  };
}
