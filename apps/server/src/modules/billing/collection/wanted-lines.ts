import {
  addDays,
  addMonths,
  type ClaimComponent,
  type Coming,
  collectionDate,
  comingUntil,
  type DebitLine,
  feeDay,
  isInTime,
  isReturnFee,
  isTriedAgain,
  later,
  type PlainDate,
} from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { withoutThrowing } from '../../run/part/index.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'
import { factsReader } from '../claim/index.ts'
import type { CollectableClaim } from './open-claims.queries.ts'
import type { DebitedPayer } from './payers.queries.ts'

/** Months ahead that a notice tells of: who changes nothing is written to once a year. */
const MONTHS_AHEAD = 13

/** What is collected some time, of whom. */
interface Amount extends DebitLine {
  payerId: string
  kind: 'usual' | 'retry' | 'fee'
}

const kindOf = (component: ClaimComponent): Amount['kind'] => (isReturnFee(component) ? 'fee' : 'usual')

const amountOf = ({ payer, dueOn, cents, component }: Coming): Amount => ({
  payerId: payer,
  dueOn,
  cents,
  kind: kindOf(component),
})

/** What will be claimed of contracts, as the very projection says that claims it later. */
async function coming(
  world: World,
  db: Statements,
  contracts: readonly CollectableClaim[],
  today: PlainDate,
): Promise<{ amounts: Amount[]; failed: number }> {
  const rows = new Map(
    contracts.map(({ contractId, configurationId }) => [contractId, { id: contractId, configurationId }]),
  )
  const whole = await withConfigurations(db, [...rows.values()])
  const factsOf = await factsReader(world, db, whole)
  const comingOf = comingUntil(addMonths(today, MONTHS_AHEAD))
  let failed = 0
  const amounts = whole.flatMap(contract => {
    const about = { contractId: contract.id }
    const tried = withoutThrowing(world, { saying: 'what comes of a contract cannot be told', about }, () =>
      comingOf(factsOf(contract)),
    )
    if (!tried.ok) failed += 1
    // What has no price is left to people, who are told where it is claimed.
    return ((tried.ok ? tried.value : null) ?? []).map(amountOf)
  })
  return { amounts, failed }
}

/** The day itself while a notice would still come in time, else the first later day of the payer's plan. */
const dayOf = (payer: DebitedPayer, dueOn: PlainDate, told: ReadonlySet<PlainDate>, today: PlainDate): PlainDate =>
  (told.has(dueOn) && dueOn > today) || isInTime(today, dueOn, payer.noticeDays)
    ? dueOn
    : collectionDate(payer, later(dueOn, addDays(today, payer.noticeDays)))

/**
 * All that is known to be collected from payers, a line for each day: what is claimed and open, and what will be. A day
 * that cannot be told of in time is moved, unless it was told of before; a fee of a return never lies on the day of the
 * one new try. `failed`: contracts of which nobody can tell what comes; what is booked of them is told all the same.
 */
export async function wantedLines(
  world: World,
  db: Statements,
  given: {
    payers: readonly DebitedPayer[]
    open: ReadonlyMap<string, readonly CollectableClaim[]>
    told: (payerId: string) => ReadonlySet<PlainDate>
    today: PlainDate
  },
): Promise<{ lines: Map<string, DebitLine[]>; failed: number }> {
  const { payers, open, told, today } = given
  const booked = payers.flatMap(({ id }) => open.get(id) ?? [])
  const plans = new Map(payers.map(payer => [payer.id, payer]))
  const owed = booked.map(({ payerId, dueOn, cents, notBefore, component }): Amount => {
    const plan = plans.get(payerId)
    const isLater = plan !== undefined && notBefore !== null && dueOn < notBefore
    const kind = isTriedAgain({ notBefore, component }) ? 'retry' : kindOf(component)
    return { payerId, cents, kind, dueOn: isLater ? collectionDate(plan, notBefore) : dueOn }
  })
  const ahead = await coming(world, db, booked, today)
  const all = [...owed, ...ahead.amounts]
  const byPayer = Map.groupBy(all, ({ payerId }) => payerId)
  const lines = new Map(
    payers.map(payer => {
      const own = byPayer.get(payer.id) ?? []
      const dayFor = ({ dueOn }: Amount) => dayOf(payer, dueOn, told(payer.id), today)
      const retryDays = new Set(own.filter(({ kind }) => kind === 'retry').map(dayFor))
      const days = Map.groupBy(own, one => (one.kind === 'fee' ? feeDay(payer, dayFor(one), retryDays) : dayFor(one)))
      const ofDays = [...days].map(([dueOn, amounts]) => ({
        dueOn,
        cents: amounts.reduce((sum, { cents }) => sum + cents, 0),
      }))
      return [payer.id, ofDays.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))]
    }),
  )
  return { lines, failed: ahead.failed }
}
