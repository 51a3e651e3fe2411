import { readFileSync } from 'node:fs'
import { logFile } from '../../scripts/processes/service-log.ts'

/** Bytes, after everything that can go has gone. */
export interface Memory {
  /** Objects of the program. */
  heap: number
  /** Of the whole process, as the system counts it. */
  resident: number
}

/** Given to the processes that are looked into: each tells in its log where its inspector listens. */
export const INSPECTED = '--inspect=127.0.0.1:0'

const LISTENING = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/g

/** What a running service holds in memory. */
export async function memoryOf(dataDir: string, service: string): Promise<Memory> {
  const address = readFileSync(logFile(dataDir, service), 'utf8').match(LISTENING)?.at(-1)
  if (!address) throw new Error(`${service} does not say where its inspector listens`)
  const inspector = await connected(address)
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

async function connected(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (result: unknown) => void>()
  let asked = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result }: { id: number; result: unknown } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`nobody listens at ${address}`)))
  })
  return {
    ask(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
      asked += 1
      socket.send(JSON.stringify({ id: asked, method, params }))
      return new Promise(resolve => waiting.set(asked, resolve))
    },
    close: () => socket.close(),
  }
}

function numberAt(from: unknown, ...path: string[]): number {
  const found = path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === name)?.[1]
        : undefined,
    from,
  )
  if (typeof found !== 'number') throw new Error(`the inspector tells no ${path.join('.')}`)
  return found
}
