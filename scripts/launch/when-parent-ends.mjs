const EVERY_MS = 500

/** Calls back once when the process that started us has ended, however it ended (we then have another parent). */
export function whenParentEnds(callback) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, EVERY_MS)
  timer.unref()
}
