import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.ts'
import { say } from '../run/say.ts'
import type { Supervised } from './supervise.ts'

/** Which services a change in a folder concerns. */
const CONCERNED: Record<string, string[]> = {
  'apps/server/src': ['shop', 'worker'],
  packages: ['shop', 'worker', 'payment', 'identity', 'bank', 'realtime'],
  'apps/payment-demo/src': ['payment'],
  'apps/bank-demo/src': ['bank'],
  'apps/mailbox/src': ['mailbox'],
  'apps/identity-demo/src': ['identity'],
  'apps/realtime-demo/src': ['realtime'],
}
const TOGETHER_MS = 150

/** Restarts services when their sources change. Gives the function that ends it. */
export function watchSources(services: Supervised[]): () => void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function restart(): void {
    say(`Restarting ${[...changed].join(', ')} …`)
    for (const service of services) if (changed.has(service.name)) service.restart()
    changed.clear()
  }
  const watchers = Object.entries(CONCERNED)
    .filter(([folder]) => existsSync(join(root, folder)))
    .map(([folder, names]) =>
      watch(join(root, folder), { recursive: true }, (_event, file) => {
        if (!file || /\.test\.tsx?$|node_modules/.test(file)) return
        for (const name of names) changed.add(name)
        clearTimeout(timer)
        timer = setTimeout(restart, TOGETHER_MS)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
