import { Button, Cluster, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { copyToClipboard, saveFile } from '../form/browser';
import { Note, SmallButton } from '../form/controls';

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

const FILE_NAME = 'recovery-codes.txt';

/** New recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const lines = codes.join('\n');

  return (
    <Stack gap="md">
      <Note>
        If you don’t have your passkey with you, a code signs you in once, after your password.
        Store them somewhere only you can reach. You won’t see them again.
      </Note>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster>
        <SmallButton
          label="Copy"
          icon="copy"
          onClick={() => void copyToClipboard(lines, 'Recovery codes')}
        />
        <SmallButton
          label="Download"
          icon="download"
          onClick={() => saveFile(new Blob([`${lines}\n`], { type: 'text/plain' }), FILE_NAME)}
        />
      </Cluster>
      <Button onClick={onDone}>I saved the codes</Button>
    </Stack>
  );
}
