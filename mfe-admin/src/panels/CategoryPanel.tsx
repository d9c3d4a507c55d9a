import { ResourcePanel } from '../resource/ResourcePanel';
import type { AnyDocument } from '../resource/useResourceApi';

const RULE = 'Only a category without articles can be deleted.';

const keepWithArticles = ({ articleCount }: AnyDocument) =>
  Number(articleCount) > 0 ? RULE : undefined;

/** Categories, which cannot be deleted while articles stand in them (spec §5). */
export default function CategoryPanel() {
  return <ResourcePanel resourceKey="categories" note={RULE} keepBecause={keepWithArticles} />;
}
