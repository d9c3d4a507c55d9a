import { Button, Cluster, Icon, Stack, theme } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { styled } from 'styled-components';
import { saveFile } from '../importExport/saveFile';
import { Note } from '../Notice';
import { SmallButton } from '../SmallButton';

const { color, font, radius, space, text } = theme;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));
  gap: ${space.xxs} ${space.lg};
  padding: ${space.sm} ${space.md};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.paper};
  font: ${text.small}/1.6 ${font.mono};
  list-style: none;
`;

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const lines = codes.join('\n');

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(lines);
      showToast({ title: 'Recovery codes copied' });
    } catch {
      showToast({
        title: 'The codes could not be copied',
        description: 'Please select them and copy them by hand.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Stack gap="md">
      <Note>
        Each code logs you in once, after your password, if you have no passkey at hand. Keep them
        where only you find them: they are not shown again.
      </Note>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster>
        <SmallButton label="Copy" icon="copy" onClick={() => void handleCopy()} />
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            saveFile(new Blob([`${lines}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
          }
        >
          <Icon name="download" />
          Download
        </Button>
      </Cluster>
      <Button onClick={onDone}>I have saved the codes</Button>
    </Stack>
  );
}
