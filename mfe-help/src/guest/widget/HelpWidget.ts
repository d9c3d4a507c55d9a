import { atOwnScale } from '../atOwnScale';
import type { Guest, GuestProps } from '../GuestProps';
import { closeOnEscape } from './closeOnEscape';
import { loadGuest } from './loadGuest';
import { widgetStyle } from './widgetStyle';

const NAME = '<pressline-help>';
const ATTRIBUTES = ['article', 'context', 'theme'] as const;
/** As in the styles: there the panel is the whole window. */
const NARROW = '(max-width: 30rem)';

const MARKUP = `<div data-guest>
<button type="button" class="open" aria-haspopup="dialog" aria-expanded="false"></button>
<dialog tabindex="-1" aria-labelledby="title">
<header><h2 id="title"></h2><button type="button" class="close" aria-label="Close help">✕</button></header>
<div class="body"><p class="state" role="status"></p><button type="button" class="retry" hidden>Try again</button><div class="guest"></div></div>
</dialog></div>`;

/** The element `<pressline-help>`: a button that opens the help center in a panel. */
export class HelpWidget extends HTMLElement {
  static readonly observedAttributes = [...ATTRIBUTES, 'label', 'address'];

  private guest: Guest | undefined;
  private origin = '';
  private isFilling = false;

  connectedCallback(): void {
    const address = this.getAttribute('address') ?? '';
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
      console.error(
        `${NAME} needs the address of the help center: address="https://help.example.com"`,
      );
      return;
    }
    if (this.shadowRoot) return;
    this.origin = new URL(address).origin;
    this.build();
  }

  disconnectedCallback(): void {
    this.close();
    this.guest?.unmount();
    this.guest = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (!this.shadowRoot) {
      if (name === 'address' && this.isConnected) this.connectedCallback();
      return;
    }
    if (name === 'label') this.label();
    else this.guest?.update(this.properties());
    this.theme();
  }

  /** Opens the panel, as the button does. */
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

  private build(): void {
    const shadow = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(widgetStyle);
    shadow.adoptedStyleSheets = [sheet];
    shadow.innerHTML = MARKUP;
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
    try {
      const [{ mount }] = await Promise.all([loadGuest(this.origin), this.askForAccess()]);
      this.say('');
      if (!this.isConnected) return;
      const hasFocus = this.shadowRoot?.activeElement === this.panel();
      this.guest = mount(this.find('.guest'), { ...this.properties(), hasFocus });
    } catch (error) {
      console.error(`${NAME} could not show the help center of ${this.origin}.`, error);
      this.say('The help center cannot be shown right now.', true);
    } finally {
      this.isFilling = false;
    }
  }

  /** Throws what to do when this page's origin may not use the API; browsers tell scripts nothing. */
  private async askForAccess(): Promise<void> {
    const asked = { credentials: 'omit' } as const;
    await fetch(`${this.origin}/api/help/categories`, asked).catch(() => {
      throw new Error(
        `Its API did not answer this page. If the site runs, add ${location.origin} to its ` +
          `GUEST_ORIGINS, and ${this.origin} to connect-src of this page's content security policy.`,
      );
    });
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
