import { type ConsentPreferences, onlyNecessary } from '../record/record';
import { consentStore } from '../store/store';
import { TAG_ORIGIN } from './tagOrigin';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The consent signals of Google Consent Mode v2 that follow from `effective`. */
function consentSignals({ functional, analytics, marketing }: ConsentPreferences) {
  const ads = word(marketing);
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: word(analytics),
    functionality_storage: word(functional),
    personalization_storage: ads,
  };
}

/** What is granted before any choice. */
const defaultSignals = {
  ...consentSignals(onlyNecessary),
  security_storage: 'granted',
  wait_for_update: 500,
};

/** Queues a command for the tag service. */
function gtag(...command: unknown[]): void {
  window.dataLayer ??= [];
  window.gtag ??= function queue() {
    // The tag service takes an `arguments` object for a command, and no array.
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  };
  window.gtag(...command);
}

/** Opens Google Consent Mode with everything denied; must come before any other command. */
function openConsentMode(): void {
  gtag('consent', 'default', defaultSignals);
  gtag('set', 'ads_data_redaction', true);
}

/** Tells the tag service what is granted from now on. */
function updateConsentMode(effective: ConsentPreferences): void {
  gtag('consent', 'update', consentSignals(effective));
}

/** Whether the tag service has to be told other signals. */
const isNews = (effective: ConsentPreferences, before: ConsentPreferences) =>
  JSON.stringify(consentSignals(effective)) !== JSON.stringify(consentSignals(before));

let isTagRequested = false;
let viewedPath: string | null = null;

function requestTag(measurementId: string | undefined): void {
  if (isTagRequested) return;
  isTagRequested = true;
  if (!measurementId) {
    console.warn('The analytics measurement key is missing, so nothing is measured');
    return;
  }
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_ORIGIN}/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** Reports the page at `path` once, while analytics is granted: on each virtual page. */
export function trackPageView(path: string = location.pathname): void {
  if (!consentStore.getState().effective.analytics || path === viewedPath) return;
  viewedPath = path;
  gtag('event', 'page_view', { page_location: location.href, page_path: path });
}

/** Lets the page on view count as viewed once more when the store next changes or is read again. */
export function resetPageView(): void {
  viewedPath = null;
}

function follow(effective: ConsentPreferences, measurementId: string | undefined): void {
  const { analytics, marketing } = effective;
  if (measurementId) {
    // The tag cannot be unloaded; this stops it from sending.
    Object.assign(window, { [`ga-disable-${measurementId}`]: !analytics && !marketing });
  }
  if (analytics || marketing) requestTag(measurementId);
  if (analytics) trackPageView();
  else resetPageView();
}

/**
 * Keeps Google Consent Mode v2 in step with the effective consent, and requests the tag script
 * once analytics or marketing is granted. The order is default, update, tag, page_view.
 * @returns a function that ends it.
 */
export function connectConsentMode(measurementId?: string): () => void {
  openConsentMode();
  const { record, effective } = consentStore.getState();
  if (record) updateConsentMode(effective);
  follow(effective, measurementId);
  return consentStore.subscribe(({ effective, lastChange }, before) => {
    if (lastChange !== before.lastChange || isNews(effective, before.effective)) {
      updateConsentMode(effective);
    }
    follow(effective, measurementId);
  });
}
