import { HelpWidget } from './HelpWidget';

if (!customElements.get('pressline-help')) customElements.define('pressline-help', HelpWidget);
