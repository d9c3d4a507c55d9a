// Run by mongosh, once with every start of the composition.
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'pressline', members: [{ _id: 0, host: 'mongo:27017' }] });
}
while (!db.hello().isWritablePrimary) sleep(200);
