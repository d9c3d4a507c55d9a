/** The client closed the connection, so that no answer can be sent. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}
