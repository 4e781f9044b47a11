// Loaded into the server by the launcher: when the launcher is gone, kill -9 included, its channel closes and
// the server ends as on SIGTERM.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
