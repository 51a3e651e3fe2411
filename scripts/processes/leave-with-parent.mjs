// Loaded before every process the launcher starts: when the launcher is gone, however it ended, the process ends too.
const PATIENCE_MS = 10_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
