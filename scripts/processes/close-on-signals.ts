import { whenParentEnds } from '../launch/when-parent-ends.mjs'
import { say } from '../run/say.ts'
import type { Closing } from './closing.ts'

/** One Ctrl-C reaches us several times: from the terminal, from npm, from the Node that started us. */
const SAME_SIGNAL_MS = 1_000

/** Ends in order on Ctrl-C, kill, a closed terminal or a dead parent. A second Ctrl-C ends at once. */
export function closeOnSignals(closing: Closing): void {
  let since: number | undefined
  const end = () => {
    if (since === undefined) {
      since = Date.now()
      say('\nStopping …')
      void closing.close().then(() => process.exit(0))
    } else if (Date.now() - since > SAME_SIGNAL_MS) {
      // Whoever we started notices that we are gone and ends by itself.
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const { npm_lifecycle_event: startedByNpm, BILLETT_LAUNCHED_BY: launcher } = process.env
  if (startedByNpm || launcher === String(process.ppid)) whenParentEnds(end)
}
