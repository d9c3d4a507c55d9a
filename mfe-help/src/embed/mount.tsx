import { createQueryClient } from '@pressline/shared-api/query';
import { createRoot } from 'react-dom/client';
import { articlePath } from '../routes';
import { countOpens } from './countOpens';
import { createGuestApi } from './createGuestApi';
import { createGuestHistory } from './createGuestHistory';
import { followLinks } from './followLinks';
import { GuestApp } from './GuestApp';
import type { Guest, GuestProps } from './GuestProps';
import { originOf } from './originOf';
import { stopKeys } from './stopKeys';
import { adoptStyles } from './styles/adoptStyles';
import { atOwnScale } from './styles/atOwnScale';

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
