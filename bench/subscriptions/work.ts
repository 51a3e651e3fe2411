import type { Closing } from '../../scripts/processes/closing.ts'
import { workerEnvironment } from '../../scripts/processes/service.ts'
import { spawnNode } from '../../scripts/processes/spawn-node.ts'
import type { BenchProduct } from '../product/start-bench-product.ts'

export interface Work {
  seconds: number
  /** Bytes: the most it had at any moment, everything of the process counted. */
  peak: number
}

const KIB = 1024

const isTold = (message: unknown): message is Work =>
  typeof message === 'object' && message !== null && 'seconds' in message && 'peak' in message

export interface Worker {
  /** The program, from the root of the checkout; it tells its parent what it took. */
  main: string
  args: string[]
}

/** Does a piece of work in a process of its own, which is all the worker there is. */
export function work(product: BenchProduct, { main, args }: Worker, closing: Closing): Promise<Work> {
  const child = spawnNode({
    main,
    args,
    env: { ...workerEnvironment(product), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  closing.add(() => child.kill())
  return new Promise((resolve, reject) => {
    const told: Work[] = []
    child.on('message', message => {
      if (isTold(message)) told.push({ seconds: message.seconds, peak: message.peak * KIB })
    })
    child.once('exit', code => {
      const [done] = told
      if (done && code === 0) resolve(done)
      else reject(new Error(`${args[0]} ended with ${code}`))
    })
  })
}
