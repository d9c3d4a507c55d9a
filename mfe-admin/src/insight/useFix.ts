import { type ContentFinding, resources } from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { UNDO_MS } from '../form/api/undo';
import { type AnyDocument, useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';

interface AnyApi {
  get(id: string): Promise<AnyDocument>;
  update(id: string, body: object): Promise<AnyDocument>;
}

const markdownField = ({ resource }: ContentFinding): string =>
  Object.entries(resources[resource].fields).find(([, { kind }]) => kind === 'markdown')?.[0] ?? '';

export function useFixFinding() {
  const { admin } = useApi();
  const apiOf = ({ resource }: ContentFinding) => admin[resource] as unknown as AnyApi;
  const save = useWrite('Failed to fix the problem', {
    mutationFn: (write: { finding: ContentFinding; body: object }) =>
      apiOf(write.finding).update(write.finding.id, write.body),
    onSuccess: () => showToast({ title: 'Restored the previous text' }),
  });
  return useWrite('Failed to fix the problem', {
    async mutationFn(finding: ContentFinding) {
      const { id, version, fix } = finding;
      const name = markdownField(finding);
      const text = String((await apiOf(finding).get(id))[name]);
      const { start = 0, end = 0, insert = '' } = fix ?? {};
      const mended = text.slice(0, start) + insert + text.slice(end);
      // Refused when an editor has saved it since the check: positions are those of the checked version.
      const stored = await apiOf(finding).update(id, { [name]: mended, version });
      return { body: { [name]: text, version: stored.version } };
    },
    onSuccess({ body }, finding) {
      const action = { label: 'Undo', onPress: () => save.mutate({ finding, body }) };
      showToast({ title: `Fixed in “${finding.title}”`, duration: UNDO_MS, action });
    },
  });
}
