import { setTimeout as pause } from 'node:timers/promises'
import { inspectorOf, numberAt } from '../measure/inspector.ts'

const LOOK_EVERY = 250

/** Does something, and tells by how many bytes a service grew meanwhile at most, and how many seconds it took. */
export async function grownBy<Done>(
  dataDir: string,
  service: 'shop' | 'worker',
  work: () => Promise<Done>,
): Promise<{ done: Done; seconds: number; grown: number }> {
  const inspector = await inspectorOf(dataDir, service)
  const resident = async () =>
    numberAt(await inspector.ask('Runtime.evaluate', { expression: 'process.memoryUsage().rss' }), 'result', 'value')
  const before = await resident()
  let most = before
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      most = Math.max(most, await resident())
      await pause(LOOK_EVERY)
    }
  })()
  const began = performance.now()
  try {
    const done = await work()
    return { done, seconds: (performance.now() - began) / 1000, grown: most - before }
  } finally {
    isOver = true
    await looking
    inspector.close()
  }
}
