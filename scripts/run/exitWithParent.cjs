// Preloaded into every process of a composition: ends it when the process that started it is gone, even
// by SIGKILL, so that no orphan keeps a port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
