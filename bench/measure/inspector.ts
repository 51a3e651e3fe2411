import { readFileSync } from 'node:fs'
import { logFile } from '../../scripts/processes/service-log.ts'

/** Given to the processes that are looked into: each tells in its log where its inspector listens. */
const INSPECTED = '--inspect=127.0.0.1:0'

const LISTENING = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/g

/** Starts something whose processes can be looked into. */
export async function inspected<T>(start: () => Promise<T>): Promise<T> {
  const { NODE_OPTIONS } = process.env
  process.env.NODE_OPTIONS = [NODE_OPTIONS, INSPECTED].filter(Boolean).join(' ')
  try {
    return await start()
  } finally {
    if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS
    else process.env.NODE_OPTIONS = NODE_OPTIONS
  }
}

/** Looks into a running service. */
export async function inspectorOf(dataDir: string, service: string) {
  const address = readFileSync(logFile(dataDir, service), 'utf8').match(LISTENING)?.at(-1)
  if (!address) throw new Error(`${service} does not say where its inspector listens`)
  return connected(address)
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

export function numberAt(from: unknown, ...path: string[]): number {
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
