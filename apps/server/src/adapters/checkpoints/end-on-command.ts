import { isCheckpoint, type Reached } from '../../ports/checkpoints.ts'

/** What the launcher may say: where to end, the how manieth time it is passed. */
const orderIn = (message: unknown): { at: unknown; time: number } | undefined =>
  typeof message === 'object' && message !== null && 'crashAt' in message
    ? { at: message.crashAt, time: 'time' in message ? Number(message.time) : 1 }
    : undefined

/**
 * The process ends itself, as `kill -9` does, at the checkpoint its launcher names through the channel between them: `{
 * crashAt: 'orderPlaced', time: 2 }`. Another name takes the place of the one before, and `null` takes it back. `kill`
 * ends the process and does not return.
 */
export function endOnCommand(
  launcher: { on: (event: 'message', heard: (message: unknown) => void) => unknown },
  kill: () => void = () => process.kill(process.pid, 'SIGKILL'),
): Reached {
  let wanted: { at: unknown; time: number } | undefined
  launcher.on('message', message => {
    const order = orderIn(message)
    if (order) wanted = isCheckpoint(order.at) ? order : undefined
  })
  return checkpoint => {
    if (wanted?.at !== checkpoint) return undefined
    wanted.time -= 1
    if (wanted.time > 0) return undefined
    kill()
    // What was begun before must not go on in the moment the signal takes.
    return new Promise(() => undefined)
  }
}
