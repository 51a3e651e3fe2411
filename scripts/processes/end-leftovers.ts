import { setTimeout as pause } from 'node:timers/promises'
import { commandOf } from '../../apps/server/src/db/bundled/command-of.ts'
import { root } from '../run/root.ts'

const PATIENCE_MS = 5_000
const STEP_MS = 100

/** Ends processes of a killed start that are still busy ending by themselves. Only ones of this checkout. */
export async function endLeftovers(pids: number[]): Promise<void> {
  const ours = pids.filter(isOurs)
  for (const pid of ours) send(pid, 'SIGTERM')
  for (let waited = 0; ours.some(isOurs) && waited < PATIENCE_MS; waited += STEP_MS) await pause(STEP_MS)
  for (const pid of ours.filter(isOurs)) send(pid, 'SIGKILL')
}

function isOurs(pid: number): boolean {
  return commandOf(pid)?.includes(root) ?? false
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // gone in the meantime
  }
}
