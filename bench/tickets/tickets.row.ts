import { availableParallelism } from 'node:os'
import type { Closing } from '../../scripts/processes/closing.ts'
import { spawnNode } from '../../scripts/processes/spawn-node.ts'
import { runTogether } from '../measure/run-together.ts'
import { milliseconds, perSecond, share } from '../measure/written.ts'
import type { Row } from '../row.ts'
import { symbol } from './print-tickets.ts'

const AIM = 50

/** Tickets as PDF with a signed barcode, in one process and in two at once; beside it what the barcode alone takes. */
export const tickets: Row = {
  name: 'tickets',
  measure: async ({ quick, closing }) => {
    const seconds = quick ? 2 : 6
    const alone = await printing(seconds, closing)
    const [first, second] = await Promise.all([printing(seconds, closing), printing(seconds, closing)])
    await runTogether({ workers: 1, seconds: 1 }, async () => symbol())
    const signed = await runTogether({ workers: 1, seconds: 2 }, async () => symbol())
    const barcode = (signed.seconds / signed.done) * 1000
    const both = first + second
    const each = both / Math.min(2, availableParallelism())
    return [
      {
        what: 'ticket PDFs with signed barcode, one process',
        value: perSecond(alone),
        reference: `${milliseconds(barcode)} of ${milliseconds(1000 / alone)} are signing and drawing the barcode`,
        aim: `≥ ${AIM} /s`,
        met: alone >= AIM,
      },
      {
        what: 'the same, two processes at once',
        value: `${perSecond(both)}, ${perSecond(each)} and core`,
        reference: `${perSecond(alone)} (one process)`,
        compared: share(both, alone),
        aim: `≥ ${AIM} /s and core`,
        met: each >= AIM,
      },
    ]
  },
}

/** Tickets a second of one process. */
function printing(seconds: number, closing: Closing): Promise<number> {
  const child = spawnNode({
    main: 'bench/tickets/ticket-printer.ts',
    args: [String(seconds)],
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  closing.add(() => child.kill())
  return new Promise((resolve, reject) => {
    child.once('message', rate => resolve(Number(rate)))
    child.once('exit', code => reject(new Error(`a ticket printer ended with ${code}`)))
  })
}
