import type { ForeignModule, ForeignTerms } from '@pressline/shared-api/remote-contract';
import { useIsHydrated } from '@pressline/shared-ui';
import { Suspense } from 'react';
import { ForeignFrame, ForeignSkeleton } from './ForeignFrame';
import { MountedModule } from './MountedModule';
import { useFailedScript, useStyles } from './useFiles';
import { useForeignProps } from './useForeignProps';

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
