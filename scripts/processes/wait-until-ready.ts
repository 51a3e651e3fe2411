import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 100
const ANSWER_WITHIN_MS = 5_000

/** Asks an address until it answers with success. False when the time is over or `over` says so. */
export async function waitUntilReady(address: string, withinMs: number, over: () => boolean): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline && !over()) {
    if (await answers(address)) return true
    await pause(PAUSE_MS)
  }
  return false
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
