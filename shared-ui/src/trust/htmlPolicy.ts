import type {} from './trustedTypes';

interface HtmlPolicy {
  createHTML(html: string): string;
}

declare global {
  interface Window {
    /** One policy for all bundles of the document; no script can put another one in its place. */
    readonly presslineHtml?: HtmlPolicy;
  }
}

/**
 * Elements that text written in Markdown never has. What stands in the last one is read in one way
 * here and in another on a page that runs scripts.
 */
const FORBIDDEN =
  'script,style,link,meta,base,iframe,frame,object,embed,template,form,svg,math,noscript';
const SCRIPT = 'javascript:';

/** Whether an element has what runs code, or looks as the policy of the page does not allow. */
const isHarmful = (element: Element) =>
  element.matches(FORBIDDEN) ||
  element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$|^form/.test(name)) ||
  // As browsers read it: they leave characters out of a scheme.
  ('protocol' in element && element.protocol === SCRIPT);

function setterOf(prototype: object, name: string): (value: string) => void {
  const { set } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (!set) throw new TypeError(`${name} cannot be set`);
  return set;
}

/**
 * Makes the policy by which strings become HTML where a page requires Trusted Types, for all bundles of
 * the document. On our pages the page script does, before any code that is loaded. It checks whatever
 * it is given, so that any script may have it.
 * @throws TypeError when another script has made one of its name
 */
export function shareHtmlPolicy(): HtmlPolicy {
  // As it will be inserted: a document leaves out what stands behind a `<frameset>`, and more. No script
  // runs in the content of a template, and nothing is loaded.
  const template = document.createElement('template');
  // Bound now: code that replaces it later gets to see nothing that was not checked.
  const setHtml = setterOf(Element.prototype, 'innerHTML').bind(template);
  let isParsing = false;
  const rules: HtmlPolicy = {
    createHTML(html) {
      if (isParsing) return html;
      isParsing = true;
      let text: string;
      try {
        text = createHTML(html);
      } finally {
        isParsing = false;
      }
      try {
        setHtml(text);
        if ([...template.content.querySelectorAll('*')].some(isHarmful)) {
          throw new TypeError('Refused HTML that no text has');
        }
      } finally {
        template.content.replaceChildren();
      }
      return html;
    },
  };
  const policy = window.trustedTypes?.createPolicy('pressline', rules) ?? rules;
  const createHTML: HtmlPolicy['createHTML'] = policy.createHTML.bind(policy);
  const value = Object.freeze({ createHTML });
  Object.defineProperty(window, 'presslineHtml', { value });
  return value;
}
