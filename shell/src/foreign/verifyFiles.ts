const integrities = new Map<string, string>();

const isGuarded = () => integrities.size > 0;

/**
 * Makes the browser check each script and stylesheet below `folder` against its published bytes. The
 * remote's own code adds them to the page, and knows nothing of that.
 */
export function verifyFiles(folder: string, files: Readonly<Record<string, string>>): void {
  if (!isGuarded()) {
    guard(HTMLScriptElement.prototype, 'src');
    guard(HTMLLinkElement.prototype, 'href');
  }
  for (const [file, integrity] of Object.entries(files)) {
    integrities.set(new URL(folder + file, location.origin).href, integrity);
  }
}

function guard<Name extends 'src' | 'href'>(
  prototype: (HTMLScriptElement | HTMLLinkElement) & Record<Name, string>,
  name: Name,
): void {
  const native = Object.getOwnPropertyDescriptor(prototype, name);
  const { setAttribute } = prototype;
  Object.defineProperty(prototype, name, {
    ...native,
    set(this: HTMLScriptElement | HTMLLinkElement, address: unknown) {
      const integrity = integrityOf(String(address));
      // Before the address, which may start the request.
      if (integrity) Object.assign(this, { crossOrigin: 'anonymous', integrity });
      native?.set?.call(this, address);
    },
  });
  prototype.setAttribute = function set(attribute, value) {
    if (attribute.toLowerCase() === name) Object.assign(this, { [name]: value });
    else setAttribute.call(this, attribute, value);
  };
}

function integrityOf(address: string): string | undefined {
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const { origin, pathname } = new URL(address, document.baseURI);
  return integrities.get(origin + pathname);
}
