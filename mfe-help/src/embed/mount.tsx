import { createQueryClient } from '@pressline/shared-api/query';
import { createRoot } from 'react-dom/client';
import { createHelpApi, type HelpApi } from '../ApiContext';
import { articlePath } from '../routes';
import { accessHint, originOf } from './address';
import { createGuestHistory } from './createGuestHistory';
import { GuestApp } from './GuestApp';
import type { Guest, GuestProps } from './GuestProps';
import { countOpens, followLinks, stopKeys } from './guestEvents';
import { atOwnScale } from './ownStyles';

/**
 * The API at `origin`, without cookies of the reader, who is not signed in there. When it does not answer
 * this page, the console says once what to do.
 */
export function createGuestApi(origin: string): HelpApi {
  let hasTold = false;
  return createHelpApi({
    baseUrl: origin,
    async fetch(input, init) {
      try {
        return await fetch(input, { ...init, credentials: 'omit' });
      } catch (error) {
        if (error instanceof TypeError && !hasTold) {
          hasTold = true;
          console.error(`The help center of ${origin} cannot be shown. ${accessHint(origin)}`);
        }
        throw error;
      }
    },
  });
}

/**
 * The target that styled-components puts its styles: the root's constructed style sheets. Elements with
 * styles in them would need a nonce where the page has a strict content security policy.
 */
function adoptStyles(root: ShadowRoot): { target: HTMLElement; remove(): void } {
  const own: CSSStyleSheet[] = [];
  const target: Pick<HTMLElement, 'getRootNode' | 'insertBefore' | 'querySelectorAll'> = {
    getRootNode: () => root,
    querySelectorAll: (selector: string) => root.querySelectorAll(selector),
    insertBefore(style) {
      const sheet = new CSSStyleSheet();
      own.push(sheet);
      root.adoptedStyleSheets.push(sheet);
      return Object.defineProperty(style, 'sheet', { value: sheet });
    },
  };
  return {
    target: target as HTMLElement,
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
    },
  };
}

export type { Guest, GuestProps } from './GuestProps';

/**
 * Shows the help center inside an element of any page, in a shadow root of its own: no styles get in
 * or out, and neither does React.
 * @throws TypeError when `address` is missing or no web address
 */
export function mount(element: HTMLElement, props: GuestProps): Guest {
  const origin = originOf(props.address);
  if (!origin) {
    throw new TypeError(`The help center needs its address, such as https://help.example.com`);
  }
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.dataset.guest = '';
  shadow.append(container);
  // The panel has done so already.
  if (!element.closest('[data-guest]')) atOwnScale(container);
  const api = createGuestApi(origin);
  const queries = createQueryClient(api);
  const history = createGuestHistory(props);
  const ended = new AbortController();
  followLinks(shadow, history, ended.signal);
  countOpens(shadow, origin, ended.signal);
  stopKeys(shadow, ended.signal);
  const styles = adoptStyles(shadow);
  const root = createRoot(container);
  let shown = props;
  const show = () => {
    if (shown.theme) container.dataset.theme = shown.theme;
    else delete container.dataset.theme;
    root.render(
      <GuestApp
        api={api}
        queries={queries}
        history={history}
        shadow={shadow}
        styles={styles.target}
        {...shown}
      />,
    );
  };
  show();
  return {
    update(changed) {
      const { article, path, ...others } = changed;
      if (article) history.follow(origin + articlePath(article));
      else if (path) history.follow(path);
      shown = { ...shown, ...others };
      show();
    },
    unmount() {
      ended.abort();
      history.stop();
      container.remove();
      styles.remove();
      // The host may be in the middle of a commit of the same React.
      queueMicrotask(() => {
        root.unmount();
        // Their timers would hold all of the guest for minutes.
        queries.clear();
      });
    },
  };
}
