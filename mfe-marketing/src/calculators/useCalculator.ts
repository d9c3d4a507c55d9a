import { useLocation } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useRef, useState } from 'react';
import {
  type CalculatorInput,
  type Drafts,
  draftsFrom,
  initialDrafts,
  readValues,
  searchFor,
} from './inputs';

/** Browsers refuse addresses that change with every key. */
const ADDRESS_DELAY_MS = 300;

/** The state of one calculator: the text of its fields, kept in the page's address as well. */
export function useCalculator<const Inputs extends readonly CalculatorInput[]>(inputs: Inputs) {
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => draftsFrom(search, inputs));

  // Keeps what was typed before this script ran.
  useEffect(
    () => setDrafts((shown) => ({ ...shown, ...typedInto(form.current, inputs) })),
    [inputs],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = searchFor(location.search, inputs, drafts);
      if (address === location.search) return;
      // Past the router: the page is the same one, and nothing on it has to render again.
      history.replaceState(history.state, '', pathname + address + location.hash);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [drafts, inputs, pathname]);

  return {
    form,
    pathname,
    search,
    drafts,
    values: readValues(inputs, drafts),
    change: (name: string, draft: string) => setDrafts((shown) => ({ ...shown, [name]: draft })),
    reset: () => setDrafts(initialDrafts(inputs)),
    /** The address of these figures, from the site's root. */
    address: () => pathname + searchFor(location.search, inputs, drafts),
  };
}

function typedInto(form: HTMLFormElement | null, inputs: readonly CalculatorInput[]): Drafts {
  if (!form) return {};
  const typed = new FormData(form);
  return Object.fromEntries(inputs.map(({ name }) => [name, String(typed.get(name))]));
}

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    showToast({ title: 'Link copied', description: 'It opens this page with your numbers.' });
  } catch {
    showToast({
      title: 'Couldn’t copy the link',
      description: 'Copy it from the address bar instead.',
      variant: 'destructive',
    });
  }
}
