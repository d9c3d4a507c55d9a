// Preloaded into every process of a composition: it ends when the process that started it is gone,
// however that one ended, so that no orphan keeps a port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
