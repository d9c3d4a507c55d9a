import { trustedHtml } from '@pressline/shared-ui/trusted-html';
import type { Guest, GuestProps } from '../GuestProps';
import { atOwnScale } from '../ownStyles';
import { closeOnEscape } from './closeOnEscape';
import { askForAccess, loadGuest, readOrigin } from './loadGuest';
import { WIDGET_NAME, widgetMarkup, widgetStyle } from './widgetStyle';

const ATTRIBUTES = ['article', 'context', 'theme'] as const;
/** As in the styles: there the panel is the whole window. */
const NARROW = '(max-width: 30rem)';

/** The element `<pressline-help>`: a button that opens the help center in a panel. */
export class HelpWidget extends HTMLElement {
  static readonly observedAttributes = [...ATTRIBUTES, 'label', 'address'];

  /** The one that a page shows: a second one would cover it. */
  private static shown: HelpWidget | undefined;
  private guest: Guest | undefined;
  private origin = '';
  private isFilling = false;
  private wasPlaced = false;

  connectedCallback(): void {
    this.wasPlaced = true;
    const { shown } = HelpWidget;
    if (shown && shown !== this) {
      console.error(
        `${WIDGET_NAME} is already on this page. A page can have only one, so this one does nothing.`,
      );
      return;
    }
    const origin = readOrigin(this);
    if (!origin) return;
    this.origin = origin;
    HelpWidget.shown = this;
    if (!this.shadowRoot) this.build();
  }

  disconnectedCallback(): void {
    if (HelpWidget.shown === this) HelpWidget.shown = undefined;
    this.close();
    this.empty();
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (!this.shadowRoot) {
      // The attributes that it has from the start are told before its place is.
      if (name === 'address' && this.isConnected && this.wasPlaced) this.connectedCallback();
      return;
    }
    if (name === 'address') this.move();
    else if (name === 'label') this.label();
    else this.guest?.update({ [name]: value ?? undefined });
    this.theme();
  }

  open(): void {
    const panel = this.panel();
    if (!panel || panel.open) return;
    if (matchMedia(NARROW).matches) panel.showModal();
    else panel.show();
    this.find('.open').ariaExpanded = 'true';
    panel.focus();
    if (!this.guest) void this.fill();
  }

  /** Closes the panel, and puts the focus back on the button. */
  close(): void {
    this.panel()?.close();
  }

  /** Shows the help center of another address; one that is none leaves the former. */
  private move(): void {
    const origin = this.isConnected ? readOrigin(this) : undefined;
    if (!origin || origin === this.origin) return;
    this.origin = origin;
    this.empty();
    if (this.panel()?.open) void this.fill();
  }

  private empty(): void {
    this.guest?.unmount();
    this.guest = undefined;
  }

  private build(): void {
    const shadow = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(widgetStyle);
    shadow.adoptedStyleSheets = [sheet];
    shadow.innerHTML = trustedHtml(widgetMarkup);
    atOwnScale(this.find('[data-guest]'));
    this.label();
    this.theme();
    this.find('.open').addEventListener('click', () => this.open());
    this.find('.close').addEventListener('click', () => this.close());
    this.find('.retry').addEventListener('click', () => void this.fill());
    const panel = this.panel();
    panel?.addEventListener('keydown', closeOnEscape, { capture: true });
    panel?.addEventListener('close', () => {
      this.find('.open').ariaExpanded = 'false';
      this.find('.open').focus();
    });
  }

  private async fill(): Promise<void> {
    if (this.isFilling) return;
    this.isFilling = true;
    this.say('Loading the help center…');
    const { origin } = this;
    try {
      const [{ mount }] = await Promise.all([loadGuest(origin), askForAccess(origin)]);
      this.say('');
      if (!this.isConnected || this.origin !== origin) return;
      const hasFocus = this.shadowRoot?.activeElement === this.panel();
      this.guest = mount(this.find('.guest'), { ...this.properties(), hasFocus });
    } catch (error) {
      console.error(`${WIDGET_NAME} could not show the help center of ${origin}.`, error);
      this.say('The help center isn’t available right now.', true);
    } finally {
      this.isFilling = false;
      if (this.isConnected && this.origin !== origin) void this.fill();
    }
  }

  private properties(): GuestProps {
    const given = ATTRIBUTES.map((name) => [name, this.getAttribute(name) ?? undefined]);
    return { address: this.origin, ...Object.fromEntries(given) };
  }

  private say(text: string, hasFailed = false): void {
    this.find('.state').textContent = text;
    this.find('.retry').hidden = !hasFailed;
  }

  private label(): void {
    const label = this.getAttribute('label') || 'Help';
    this.find('.open').textContent = label;
    this.find('h2').textContent = label;
  }

  private theme(): void {
    const theme = this.getAttribute('theme');
    const { dataset } = this.find('[data-guest]');
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }

  private panel(): HTMLDialogElement | null | undefined {
    return this.shadowRoot?.querySelector('dialog');
  }

  private find(selector: string): HTMLElement {
    return this.shadowRoot?.querySelector(selector) as HTMLElement;
  }
}
