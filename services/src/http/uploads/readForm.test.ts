import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { ClientGone } from './ClientGone';
import { readForm } from './readForm';

test('a client that is gone before its form is read is not waited for', async () => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'multipart/form-data; boundary=x';
  request.destroy();
  const reading = readForm(request, { name: 'pdf', what: 'PDF', maxBytes: 10 });
  await expect(reading).rejects.toThrow(ClientGone);
});
