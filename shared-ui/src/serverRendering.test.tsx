/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Toaster } from './feedback/Toaster';
import * as ui from './index';

const {
  AlertDialog,
  Badge,
  Button,
  Card,
  Dialog,
  Field,
  GlobalStyle,
  LinkButton,
  Select,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextInput,
} = ui;

function Everything() {
  return (
    <>
      <GlobalStyle />
      <Button>Save</Button>
      <LinkButton href="/help">Help</LinkButton>
      <Card hasCropMarks>
        <Badge tone="success">Published</Badge>
      </Card>
      <Field label="Region">
        <Select />
      </Field>
      <Field label="Email">
        <TextInput />
      </Field>
      <Switch label="Analytics" checked={false} />
      <Tabs defaultValue="a">
        <TabList>
          <Tab value="a">A</Tab>
        </TabList>
        <TabPanel value="a">Panel</TabPanel>
      </Tabs>
      <Dialog open={false} onOpenChange={() => undefined} title="Closed" />
      <AlertDialog
        open={false}
        onOpenChange={() => undefined}
        title="Closed"
        description=""
        confirmLabel="Delete"
        onConfirm={() => undefined}
      />
      <Toaster />
    </>
  );
}

it('renders on a server, styles included', () => {
  expect(typeof window).toBe('undefined');
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Everything />));
  expect(html).toContain('Published');
  expect(sheet.getStyleTags()).toContain('--color-ink:');
  sheet.seal();
});
