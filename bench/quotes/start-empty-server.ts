import type { Closing } from '../../scripts/processes/closing.ts'
import { spawnNode } from '../../scripts/processes/spawn-node.ts'

/** A process that answers with `size` bytes and does nothing else. Gives its address. */
export function startEmptyServer(size: number, closing: Closing): Promise<string> {
  const child = spawnNode({
    main: 'bench/quotes/empty-server.ts',
    args: [String(size)],
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  closing.add(() => child.kill())
  return new Promise((resolve, reject) => {
    child.once('message', address => resolve(String(address)))
    child.once('exit', code => reject(new Error(`the empty server ended with ${code}`)))
  })
}
