import { inspectorOf, numberAt } from '../measure/inspector.ts'

/** Bytes, after everything that can go has gone. */
export interface Memory {
  /** Objects of the program. */
  heap: number
  /** Of the whole process, as the system counts it. */
  resident: number
}

/** What a running service holds in memory. */
export async function memoryOf(dataDir: string, service: string): Promise<Memory> {
  const inspector = await inspectorOf(dataDir, service)
  try {
    // What the first collection sets free may let go of more.
    for (let times = 0; times < 3; times += 1) await inspector.ask('HeapProfiler.collectGarbage')
    const heap = await inspector.ask('Runtime.getHeapUsage')
    const resident = await inspector.ask('Runtime.evaluate', { expression: 'process.memoryUsage().rss' })
    return { heap: numberAt(heap, 'usedSize'), resident: numberAt(resident, 'result', 'value') }
  } finally {
    inspector.close()
  }
}
