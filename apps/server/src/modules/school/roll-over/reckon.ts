import {
  addDays,
  addMonths,
  type BatchSum,
  type ContractEvent,
  type ContractFacts,
  fold,
  type PlainDate,
  project,
  rollHappenings,
  withHappening,
  type YearClaim,
  yearMoneyTally,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import { factsReader } from '../../billing/claim/index.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'
import type { BatchScene } from '../batch/index.ts'
import { organisationsOfPayers } from './payer-accounts.queries.ts'
import { contractsOf, type DecidedRow, decidedAfter } from './rolled-contracts.queries.ts'
import { decisionOf, payersReader } from './rolled-payers.ts'
import { changeYear, yearOfBatch } from './school-year.repository.ts'
import { othersFinder } from './schools-decided.queries.ts'
import { resharedRows, triedEvents } from './tried-events.ts'

/** Pupils reckoned at a time: memory does not grow with how many there are. */
const PART = 1000

const FIRST = '00000000-0000-0000-0000-000000000000'

/** What is claimed of a contract in all, booked or not; undefined where nobody can tell. */
function claimsOf(facts: ContractFacts, until: PlainDate): YearClaim[] | undefined {
  const projection = project(facts, until)
  return projection.ok ? [...facts.claimed, ...projection.claims] : undefined
}

const within = (claims: readonly YearClaim[], from: PlainDate, to: PlainDate): YearClaim[] =>
  claims.filter(({ periodStart }) => periodStart >= from && periodStart < to)

/** What was tried happens now, whenever that was. */
const withEvents = (facts: ContractFacts, events: readonly ContractEvent[]): ContractFacts => {
  const known = facts.events.length
  const told = events.map((event, index) => (index < known ? event : { ...event, recordedOn: facts.knownUntil }))
  return { ...facts, events: told }
}

/** Adds up by payer and month what would be claimed as things are, and as they would be. */
function monthTally() {
  const sums = new Map<string, { before: number; after: number }>()
  return {
    add(claims: readonly YearClaim[], as: 'before' | 'after'): void {
      for (const { payer, periodStart, cents } of claims) {
        const name = `${payer} ${periodStart.slice(0, 7)}`
        const known = sums.get(name) ?? { before: 0, after: 0 }
        sums.set(name, { ...known, [as]: known[as] + cents })
      }
    },
    rows: () =>
      [...sums]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, sum]) => {
          const [payer = '', month = ''] = name.split(' ')
          return { payer, month, ...sum }
        }),
  }
}

/** What the new year costs, and why it is another amount than the old one: by the rules that claim it later. */
export async function reckonYear(
  { context, batch }: BatchScene,
  tell: (done: number, due: number) => Promise<unknown>,
) {
  const { world } = context
  const { db } = world
  const year = (await yearOfBatch(db, batch.id)) ?? refuse('schoolYearNotFound')
  const [from, to] = [year.validFrom, addDays(year.validUntil, 1)]
  const payers = payersReader(db, from)
  const others = othersFinder(db, year)
  const [money, months] = [yearMoneyTally(), monthTally()]
  const organisations = new Map<string, string>()

  const reckonPart = async (rows: readonly DecidedRow[]): Promise<void> => {
    const decided = new Map(rows.map(row => [row.partyId, row]))
    const contracts = await withConfigurations(db, await contractsOf(db, rows, from))
    const factsOf = await factsReader(world, db, contracts)
    const tried = await triedEvents({ context, batch }, year, await resharedRows(db, decided, contracts))
    for (const contract of contracts) {
      const row = decided.get(contract.partyId)
      const facts = factsOf(contract)
      const timeline = fold(facts.events, facts.knownUntil)
      if (!row || !timeline) continue
      const { isOnTheWay, goesToParty } = contract
      const isOthers = goesToParty !== null && (await others.isParty(goesToParty))
      const circumstances = { from, payers: await payers(row), isOnTheWay, isOthers }
      const happenings = rollHappenings(decisionOf(row), timeline, circumstances)
      const anew = tried.get(contract.id)
      const asIs = claimsOf(facts, to)
      const then = anew
        ? claimsOf(withEvents(facts, anew), to)
        : happenings.length === 0
          ? asIs
          : claimsOf(happenings.reduce(withHappening, facts), to)
      if (!asIs || !then) {
        money.addUnknown()
        continue
      }
      const { kind } = row
      const isRedecided = (row.isDeclined || row.paysSelf) && kind !== 'leaves'
      const rolled = { kind, isRedecided, isAway: row.why === 'abroad' }
      const after = within(then, from, to)
      money.add({ ...rolled, before: within(asIs, addMonths(from, -12), from), after })
      months.add(within(asIs, from, to), 'before')
      months.add(after, 'after')
    }
  }

  let [done, last] = [0, FIRST]
  while (true) {
    const rows = await decidedAfter(db, year.id, last, PART)
    await reckonPart(rows)
    done += rows.length
    await tell(done, Math.max(done, batch.dueRows))
    const end = rows.at(-1)
    if (!end || rows.length < PART) break
    last = end.partyId
  }
  const rows = months.rows()
  for (const [id, { id: organisationId }] of await organisationsOfPayers(db, [...new Set(rows.map(one => one.payer))]))
    organisations.set(id, organisationId)
  const total = money.total()
  await changeYear(db, year.id, {
    money: { ...total, months: byOrganisation(total.months, organisations) },
  })
  return sumsOf(rows, await organisationsOfPayers(db, [...organisations.keys()]))
}

/** Accounts of people are one payer: nobody is named by what they pay. */
function byOrganisation<Month extends { payer: string; month: string; cents: number }>(
  months: readonly Month[],
  organisations: ReadonlyMap<string, string>,
): { payer: string; month: string; cents: number }[] {
  const sums = new Map<string, number>()
  for (const { payer, month, cents } of months) {
    const name = `${organisations.get(payer) ?? ''} ${month}`
    sums.set(name, (sums.get(name) ?? 0) + cents)
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, cents]) => {
      const [payer = '', month = ''] = name.split(' ')
      return { payer, month, cents }
    })
}

function sumsOf(
  rows: readonly { payer: string; month: string; before: number; after: number }[],
  organisations: ReadonlyMap<string, { id: string; name: string }>,
): BatchSum[] {
  return rows.flatMap(({ payer, month, before, after }) => {
    const known = organisations.get(payer)
    return known ? [{ payer: { guid: known.id, name: known.name }, month, beforeCents: before, afterCents: after }] : []
  })
}
