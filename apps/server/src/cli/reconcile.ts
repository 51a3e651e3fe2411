import { inUnits, toInstant } from '@billett/domain'
import { compose } from '../compose.ts'
import { serverConfig } from '../config/server-config.ts'
import { settleKnownDebt } from '../modules/billing/debt-payment/index.ts'
import { endCase, openCases, type PaymentCase, reconcile, refundCases } from '../modules/pay/reconciliation/index.ts'
import { reasonOf } from '../reason-of.ts'
import type { Surroundings } from '../world.ts'
import { type Asked, reconcileArguments } from './reconcile/reconcile-arguments.ts'

const inWords = ({ id, kind, provider, reference, amountCents, currency, orderId }: PaymentCase): string =>
  [id, kind, provider, reference, `${inUnits(amountCents, currency)} ${currency}`, orderId ?? ''].join('  ').trimEnd()

async function carryOut(world: Surroundings, asked: Asked): Promise<void> {
  if (asked.what === 'compare') {
    const { asked: all, found } = await reconcile(world, asked.span, settleKnownDebt)
    console.info(`Payments at the provider: ${all}, of which nobody here knew: ${found.length}`)
    for (const each of found) console.info(`  ${inWords(each)}`)
  } else if (asked.what === 'close') {
    const closed = await endCase(world.db, asked.id, { state: 'closed', closedOn: world.clock() })
    console.info(closed ? `${asked.id} is closed.` : `There is no open case ${asked.id}.`)
  } else if (asked.what === 'refund') {
    for (const { found, end } of await refundCases(world)) console.info(`  ${found.reference}: ${end}`)
  }
}

async function run(asked: Asked): Promise<number> {
  const { surroundings, close } = await compose(serverConfig(), 'worker')
  try {
    await carryOut(surroundings, asked)
    const open = await openCases(surroundings.db)
    console.info(open.length === 0 ? 'No case is open.' : `Open cases: ${open.length}`)
    for (const each of open) console.info(`  ${inWords(each)}`)
    return open.length === 0 ? 0 : 1
  } finally {
    await close()
  }
}

const asked = reconcileArguments(process.argv.slice(2), toInstant(Date.now()))
if (typeof asked === 'string') {
  console.error(asked)
  process.exitCode = 2
} else {
  process.exitCode = await run(asked).catch((error: unknown) => {
    console.error(reasonOf(error))
    return 3
  })
}
