import { parseArgs } from 'node:util'
import { toInstant } from '@billett/domain'
import { compose } from '../compose.ts'
import { serverConfig } from '../config/server-config.ts'
import { endCase, openCases, type PaymentCase, reconcile, refundCases } from '../modules/pay/reconciliation/index.ts'
import type { World } from '../world.ts'

const USAGE = `npm run reconcile -- [--from MOMENT [--until MOMENT] | --refund | --close ID]
Compares all payments that the provider began in a span with the books, and keeps a case of each that is unknown here.
  --from, --until  2026-11-22T03:00:00Z; until now where the end is left out
  --refund         gives back what was charged without an order that is known: the cases that are open, once looked at
  --close ID       somebody has seen to this case
Tells the cases that are open. Ends with 0 where there is none, with 1 where there are some.`

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    until: { type: 'string' },
    refund: { type: 'boolean', default: false },
    close: { type: 'string' },
  },
})

const momentOf = (text: string): string => {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw new Error(`${text} is no moment.\n\n${USAGE}`)
  return toInstant(moment)
}

const inWords = ({ id, kind, provider, reference, amountCents, currency, orderId }: PaymentCase): string =>
  [id, kind, provider, reference, `${(amountCents / 100).toFixed(2)} ${currency}`, orderId ?? ''].join('  ').trimEnd()

async function run(world: World): Promise<number> {
  const { from, until, close, refund } = values
  if (refund && from !== undefined) throw new Error(`Look at the cases first, then give back.\n\n${USAGE}`)
  if (from !== undefined) {
    const span = { from: momentOf(from), until: until === undefined ? world.clock() : momentOf(until) }
    const { asked, found } = await reconcile(world, span)
    console.info(`${asked} payments at the provider, ${found.length} of them news:`)
    for (const each of found) console.info(`  ${inWords(each)}`)
  }
  if (close !== undefined) {
    const closed = await endCase(world.db, close, { state: 'closed', closedOn: world.clock() })
    console.info(closed ? `${close} is closed.` : `There is no open case ${close}.`)
  }
  if (refund) for (const { found, end } of await refundCases(world)) console.info(`  ${found.reference}: ${end}`)
  const open = await openCases(world.db)
  console.info(open.length === 0 ? 'No case is open.' : `${open.length} cases are open:`)
  for (const each of open) console.info(`  ${inWords(each)}`)
  return open.length === 0 ? 0 : 1
}

const { world, close: end } = await compose(serverConfig(), 'worker')
try {
  process.exitCode = await run(world)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 3
} finally {
  await end()
}
