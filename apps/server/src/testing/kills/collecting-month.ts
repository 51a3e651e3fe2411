import { businessDateOf, daysBetween, type PlainDate } from '@billett/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { bankFile } from '../../db/schema/index.ts'
import { inboxRound } from '../../modules/billing/bank-message/index.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { buildNow, collectRound, handOverReleased, releaseFile } from '../../modules/billing/collection/index.ts'
import { type Checkpoint, COLLECTING_CHECKPOINTS } from '../../ports/checkpoints.ts'
import { aContract } from '../a-contract.ts'
import { aMandate } from '../a-mandate.ts'
import { creditOf, DUE, entry, returnOf, statement } from '../collected.ts'
import { numbersFrom } from '../crash/numbers-from.ts'
import { type FakeBank, fakeBank } from '../fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../test-world.ts'
import { type Death, mortalProcess, type Process } from './mortal-process.ts'

/** The points that collecting passes, from the claims to what the bank says. */
const POINTS: readonly Checkpoint[] = ['claimsToBeStored', 'claimsStored', ...COLLECTING_CHECKPOINTS]

/** Any number with few common factors: neighbouring runs get unlike numbers. */
const STRIDE = 7_919

/** One to three deaths of a run of a seed, always the same. */
export function deathsOf(seed: number, run: number): Death[] {
  const next = numbersFrom(seed * STRIDE + run)
  return Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
    at: POINTS[Math.floor(next() * POINTS.length)] ?? 'claimsStored',
    time: 1 + Math.floor(next() * next() * 4),
  }))
}

export const inWords = (deaths: readonly Death[]): string =>
  deaths.map(({ at, time = 1 }) => (time > 1 ? `${at}, time ${time}` : at)).join('; ')

const PAYERS = 5
/** Payers of a part: the run has several, which workers take in turn. */
const PART = 2
const DAY = 24 * 60

/** Days on which something is done about the 4th of January. */
const CLAIMED = '2026-12-16'
const TOLD = '2026-12-17'
const FROZEN = '2026-12-21'
const BUILT = '2026-12-29'

const until = (test: TestWorld, day: PlainDate) => test.pass(daysBetween(businessDateOf(test.now()), day) * DAY)

/** Two workers of which one is killed now and then; another takes its place. */
async function twoWorkers(test: TestWorld, bank: FakeBank, deaths: readonly Death[]) {
  const coming = [...deaths]
  let died = 0
  const next = async () => {
    const death = coming.shift()
    return death ? await mortalProcess(test, death) : undefined
  }
  let mortal = await next()
  const healthy: Process = { world: { ...test.world, bankChannel: bank }, app: test.app }
  return {
    died: () => died,
    end: async () => mortal?.end(),
    /** Both do the same at once, and whoever is left does it once more. */
    async do(work: (world: Process['world']) => Promise<void>): Promise<void> {
      const one = mortal
      const other = one?.does(({ world }) => work({ ...world, bankChannel: bank }))
      await Promise.all([work(healthy.world), other])
      await work(healthy.world)
      if (!one?.isDead()) return
      died += 1
      await one.end()
      mortal = await next()
    },
  }
}

const files = ({ database }: TestWorld) => database.db.select().from(bankFile).orderBy(asc(bankFile.part))

/** What the bank says once the day has come: the money of each file, and one debit that comes back, told twice. */
async function bankSays(test: TestWorld, bank: FakeBank): Promise<void> {
  const credits = (await files(test)).map(file => creditOf(file, `CREDIT-${file.part}`))
  bank.sent.set('1', statement('S-1', credits.join('')))
  const { rows } = await test.database.db.execute<{ endToEndId: string; cents: number }>(
    sql`select end_to_end_id as "endToEndId", cents from collection order by payer_id`,
  )
  const returns = rows.slice(0, 2).map(({ endToEndId, cents }) => returnOf({ endToEndId, cents }))
  bank.sent.set('2', statement('S-2', returns.join('')))
  bank.sent.set('3', statement('S-3', [...returns, entry({ ref: 'NOBODY', cents: 1 })].join('')))
}

/** What has become of all of it, without what is another each time. */
async function endOf({ database }: TestWorld, bank: FakeBank): Promise<object> {
  const { rows } = await database.db.execute(sql`
    select
      array(select kind || ' ' || day || ' ' || state from billing_run where kind = 'collect' order by day) as runs,
      (select count(*)::int from debit_notice) as notices,
      array(select component || ' ' || period_start || ' ' || cents || ' ' || count(*) from claim
            group by component, period_start, cents order by 1) as claims,
      array(select state || ' ' || count || ' ' || sum_cents from bank_file order by 1) as files,
      array(select due_on || ' ' || state || ' ' || cents || ' ' || count(*) from collection
            group by due_on, state, cents order by 1) as collections,
      (select count(*)::int from collection_claim) as parts,
      array(select debit || ' ' || credit || ' ' || sum(amount_cents) from ledger_entry
            group by debit, credit order by 1) as booked,
      array(select kind || ' ' || code || ' ' || cents || ' ' || charges_cents from bank_return order by 1) as returns,
      array(select kind || ' ' || state || ' ' || count(*) from bank_entry group by kind, state order by 1) as lines,
      (select count(*)::int from dunning_case) as cases,
      (select count(*)::int from job.job where name = 'sendDebitNotice') as mails`)
  const debits = [...bank.files.values()].map(text => text.match(/<EndToEndId>/g)?.length ?? 0)
  return { ...rows[0], atBank: debits }
}

/**
 * A month is collected from a few payers while workers are killed, and two people release each file at once. `end`:
 * what has become of it, the same as without a death; the books are looked at when it is over.
 */
export async function collectingMonth(deaths: readonly Death[]): Promise<{ died: number; end: object }> {
  const test = await testWorld()
  const bank = fakeBank()
  for (let payer = 0; payer < PAYERS; payer += 1) await aMandate(test, await aContract(test, { from: '2027-01-01' }))
  const workers = await twoWorkers(test, bank, deaths)
  const round = async (world: Process['world']) => {
    await claimRound(world, PART)
    await collectRound(world, PART)
  }
  for (const day of [CLAIMED, TOLD, FROZEN]) {
    until(test, day)
    await workers.do(round)
  }
  await builtByTwo(test)
  until(test, BUILT)
  await workers.do(round)
  await releasedByTwo(test)
  for (const { id } of await files(test)) await workers.do(world => handOverReleased(world, id))
  until(test, '2027-01-11')
  await bankSays(test, bank)
  await workers.do(inboxRound)
  await workers.end()
  const end = await endOf(test, bank)
  await test.close()
  return { died: workers.died(), end }
}

/** Two people want the files of a day built at the same moment: one of them does. */
async function builtByTwo(test: TestWorld): Promise<void> {
  const { rows } = await test.database.db.execute<{ id: string }>(
    sql`select id from billing_run where kind = 'collect' and day = ${DUE}`,
  )
  const id = rows[0]?.id ?? ''
  const wants = (by: string) => test.world.db.transaction(tx => buildNow(test.world, tx, id, by))
  const done = await Promise.all(['Anna', 'Bert'].map(wants))
  if (done.filter(({ ok }) => ok).length !== 1) throw new Error(`began by ${JSON.stringify(done)}`)
}

/** Two others release each file at the same moment. */
async function releasedByTwo(test: TestWorld): Promise<void> {
  for (const { id } of await test.database.db.select().from(bankFile).where(eq(bankFile.state, 'built'))) {
    const lets = (by: string) => test.world.db.transaction(tx => releaseFile(test.world, tx, id, by))
    const done = await Promise.all(['Carla', 'Dora'].map(lets))
    if (done.filter(({ ok }) => ok).length !== 1) throw new Error(`released by ${JSON.stringify(done)}`)
  }
}
