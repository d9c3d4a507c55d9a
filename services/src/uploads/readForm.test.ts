import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { HttpError } from '../errors';
import { ClientGone } from './ClientGone';
import { readForm } from './readForm';

test('a client that is gone before its form is read is not waited for', async () => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'multipart/form-data; boundary=x';
  request.destroy();
  const tooLarge = new HttpError('too_large', 'Too large');
  const reading = readForm(request, { name: 'pdf', maxBytes: 10, maxFields: 1, tooLarge });
  await expect(reading).rejects.toThrow(ClientGone);
});
