import { buildWebIfStale } from './build/build-web.ts'
import { installIfStale } from './install.ts'

/** Everything a fresh or changed checkout needs before anything of it can run. */
export async function prepare(signal: AbortSignal): Promise<void> {
  await installIfStale(signal)
  signal.throwIfAborted()
  await buildWebIfStale(signal)
  signal.throwIfAborted()
}
