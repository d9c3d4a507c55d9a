import type { ForeignModule, ForeignTerms } from '@pressline/shared-api/remote-contract';
import { useIsHydrated } from '@pressline/shared-ui';
import { Suspense, useEffect, useState } from 'react';
import { ForeignFrame, ForeignSkeleton } from './ForeignFrame';
import { MountedModule } from './MountedModule';
import { useForeignProps } from './useForeignProps';

/** Throws when a script of the remote has failed while it runs, such as one whose bytes have changed. */
function useFailedScript(folder: string): void {
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
function useStyles(folder: string): void {
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

interface ForeignPageProps {
  terms: Pick<ForeignTerms, 'title' | 'basePath'>;
  /** Where the files of its release are. */
  folder: string;
  module: ForeignModule;
}

/** A page of a foreign remote: its frame as the server has sent it, and in it what the remote shows. */
export function ForeignPage({ terms: { title, basePath }, ...rest }: ForeignPageProps) {
  const isHydrated = useIsHydrated();
  return (
    <ForeignFrame title={title}>
      {isHydrated ? <ForeignContent basePath={basePath} {...rest} /> : undefined}
    </ForeignFrame>
  );
}

function ForeignContent({
  basePath,
  folder,
  module: { mount, default: Exposed },
}: Pick<ForeignTerms, 'basePath'> & Omit<ForeignPageProps, 'terms'>) {
  const props = useForeignProps(basePath);
  useStyles(folder);
  useFailedScript(folder);
  if (mount) return <MountedModule mount={mount} props={props} />;
  return <Suspense fallback={<ForeignSkeleton />}>{Exposed && <Exposed {...props} />}</Suspense>;
}
