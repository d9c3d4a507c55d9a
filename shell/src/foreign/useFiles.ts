import { useEffect, useState } from 'react';

/** Throws when a script of the remote has failed while it runs, such as one whose bytes have changed. */
export function useFailedScript(folder: string): void {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes(folder)) return;
      setFailure(new Error(`${target.src} could not be loaded, or is not the published file`));
    };
    window.addEventListener('error', note, true);
    return () => window.removeEventListener('error', note, true);
  }, [folder]);
  if (failure) throw failure;
}

/** The remote's stylesheets count for as long as its page is shown. */
export function useStyles(folder: string): void {
  useEffect(() => {
    const apply = (isDisabled: boolean) => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        if (link.href.includes(folder)) link.disabled = isDisabled;
      }
    };
    apply(false);
    return () => apply(true);
  }, [folder]);
}
