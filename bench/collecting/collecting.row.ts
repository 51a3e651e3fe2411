import {
  addDays,
  addMonths,
  bankDayBefore,
  businessDateOf,
  collectionDate,
  firstOfMonth,
  toInstant,
} from '@billett/domain'
import type { Closing } from '../../scripts/processes/closing.ts'
import { within } from '../../scripts/processes/within.ts'
import { clientIdOf } from '../login/accounts.ts'
import { connectedTo } from '../measure/connected-to.ts'
import { number, perSecond, share } from '../measure/written.ts'
import { type BenchProduct, startBenchProduct } from '../product/start-bench-product.ts'
import { buying, shoppingIn } from '../purchases/buying.ts'
import type { Figure, Row } from '../row.ts'
import { fillContracts } from '../subscriptions/fill-contracts.ts'
import { type Work, work } from '../subscriptions/work.ts'
import { RETURNED_ONE_OF } from './bank-answer.ts'
import { type Books, booksOf } from './books-of.ts'

const FEW = 5_000
const MILLION = 1_000_000
const RETURNS = 100_000
const MIB = 1024 ** 2

/** Days before a collection on which its payers are told, and on which they are looked at for the last time. */
const TOLD_DAYS = 15
const FROZEN_DAYS = 14
/** Bank days before it on which its files are built. */
const BUILT_BANK_DAYS = 3

const BUYERS = 8
const BOUGHT_FOR = 20

const AIM = { minutes: 10, growth: 0.1, returnMinutes: 5, againSeconds: 30, purchases: 0.8 }

/** A day's collecting of very many contracts, from their claims to what the bank says of it. */
export const collecting: Row = {
  name: 'collecting',
  minutes: ({ contracts }) => 15 + contracts / 10_000,
  measure: ({ quick, contracts, closing: outer, step }) =>
    within(outer, async closing => {
      const product = await startBenchProduct(closing)
      // Its rounds would do what is measured; it goes on when all is over, to be ended as it is used to.
      product.worker('SIGSTOP')
      closing.add(() => product.worker('SIGCONT'))
      const clientId = await clientIdOf(product.shop)
      // Far enough ahead that all days of its cycle are.
      const from = addMonths(firstOfMonth(businessDateOf(toInstant(Date.now()))), 2)
      const few = Math.min(FEW, contracts / 10)
      const filled = { clientId, from }
      step('a few contracts were filled in and collected')
      await fillContracts(product.databaseUrl, { ...filled, first: 1, last: few, dueDay: 1 })
      const small = await collected(product, { from, dueDay: 1, contracts: few }, closing)
      step('many contracts were filled in')
      await fillContracts(product.databaseUrl, { ...filled, first: few + 1, last: few + contracts, dueDay: 15 })
      step('many contracts were collected')
      const large = await collected(product, { from, dueDay: 15, contracts }, closing)
      const figures = collectedFigures(small, large)
      step('the bank said what came back')
      figures.push(...(await heardFigures(product, large, closing)))
      step('passengers bought beside it')
      const beside = { first: few + contracts + 1, last: few + contracts + Math.ceil(contracts / 2), dueDay: 20 }
      await fillContracts(product.databaseUrl, { ...filled, ...beside })
      figures.push(await besideFigure(product, collectedOn({ from, dueDay: 20 }), { quick, closing }))
      return figures
    }),
}

interface Due {
  /** First day of the contracts. */
  from: string
  dueDay: number
  /** How many there are that are collected on this day. */
  contracts: number
}

const collectedOn = ({ from, dueDay }: Omit<Due, 'contracts'>) => collectionDate({ dueDay, lateDay: null }, from)

const worker = (...args: string[]) => ({ main: 'bench/collecting/collecting-worker.ts', args })

interface Collected {
  contracts: number
  runId: string
  dueOn: string
  took: Record<'claims' | 'announce' | 'build' | 'handOver', Work>
  /** Looking at everybody once more on a later day, of whom nobody is told anything. */
  again: Work
  books: Books
}

/** Takes what is due on a day from its claims to the bank, by as many processes as it has steps. */
async function collected(product: BenchProduct, due: Due, closing: Closing): Promise<Collected> {
  const { contracts } = due
  const dueOn = collectedOn(due)
  const toldOn = addDays(dueOn, -TOLD_DAYS)
  const builtOn = bankDayBefore(dueOn, BUILT_BANK_DAYS)
  const claims = await work(product, worker('claims', toldOn), closing)
  const announce = await work(product, worker('collect', toldOn), closing)
  const again = await work(product, worker('collect', addDays(dueOn, -FROZEN_DAYS)), closing)
  const build = await work(product, worker('collect', builtOn), closing)
  const runId = await runOf(product, dueOn)
  const handOver = await work(product, worker('handOver', builtOn, runId), closing)
  const books = await booksOf(product.databaseUrl, runId)
  // The demo's own people may be collected from on the same day.
  if (books.presented < contracts || books.cents !== books.filedCents)
    throw new Error(`of ${contracts} contracts the bank has ${JSON.stringify(books)}`)
  return { contracts, runId, dueOn, took: { claims, announce, build, handOver }, again, books }
}

async function runOf({ databaseUrl }: BenchProduct, dueOn: string): Promise<string> {
  const client = await connectedTo(databaseUrl)
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from billing_run where kind = 'collect' and day = $1`,
      [dueOn],
    )
    const [run] = rows
    if (!run) throw new Error(`nothing is collected on ${dueOn}`)
    return run.id
  } finally {
    await client.end()
  }
}

const most = ({ took, again }: Collected): number =>
  Math.max(again.peak, ...Object.values(took).map(({ peak }) => peak))

function collectedFigures(small: Collected, large: Collected): Figure[] {
  const { contracts, books, took } = large
  const steps = Object.entries(took)
  const seconds = steps.reduce((sum, [, one]) => sum + one.seconds, 0)
  const ofMillion = (seconds * MILLION) / contracts / 60
  const [peak, before] = [most(large), most(small)]
  return [
    {
      what: `${number(contracts)} contracts claimed, announced, collected and at the bank, ${books.files} files`,
      value: `${number(seconds)} s, ${perSecond(contracts / seconds)}; a million at this rate: ${number(ofMillion)} min`,
      reference: `${steps.map(([name, one]) => `${name} ${number(one.seconds)} s`).join(', ')}; each other day until it is final ${number(large.again.seconds)} s`,
      aim: `a million in ≤ ${AIM.minutes} min`,
      met: ofMillion <= AIM.minutes,
    },
    {
      what: `most memory of a worker that collects from ${number(contracts)} contracts`,
      value: `${number(peak / MIB)} MiB`,
      reference: `${number(before / MIB)} MiB (${number(small.contracts)} contracts)`,
      compared: `${peak >= before ? '+' : '−'}${number((Math.abs(peak - before) / before) * 100)} %`,
      aim: `≤ +${AIM.growth * 100} %`,
      met: peak <= before * (1 + AIM.growth),
    },
  ]
}

/** The money comes, one debit in ten goes back, and the bank tells it again: the same bytes, and in other ones. */
async function heardFigures(product: BenchProduct, large: Collected, closing: Closing): Promise<Figure[]> {
  const { runId, dueOn, contracts } = large
  const says = (what: 'credits' | 'returns', days: number, name: string) =>
    work(product, worker(what, addDays(dueOn, days), runId, name), closing)
  const credits = await says('credits', 0, 'CREDITS')
  const first = await says('returns', 7, 'RETURNS-1')
  const books = await booksOf(product.databaseUrl, runId)
  const count = Math.floor(large.books.presented / RETURNED_ONE_OF)
  if (books.returned !== count || books.settled !== large.books.presented - count)
    throw new Error(`of ${count} returns the books have ${JSON.stringify(books)}`)
  const same = await says('returns', 7, 'RETURNS-1')
  const again = await says('returns', 7, 'RETURNS-2')
  const after = await booksOf(product.databaseUrl, runId)
  const isUnchanged = JSON.stringify(after) === JSON.stringify(books)
  const scaled = (seconds: number) => (seconds * RETURNS) / count
  return [
    {
      what: `money of ${books.files} files with ${number(contracts)} debits has come`,
      value: `${number(credits.seconds)} s`,
      reference: `${number(credits.peak / MIB)} MiB at most`,
    },
    {
      what: `${number(count)} returns of a statement stored, read and applied`,
      value: `${number(first.seconds)} s, ${perSecond(count / first.seconds)}; ${number(RETURNS)} at this rate: ${number(scaled(first.seconds) / 60)} min`,
      reference: `${number(first.peak / MIB)} MiB at most, ${number(credits.peak / MIB)} MiB for a short statement`,
      aim: `${number(RETURNS)} in ≤ ${AIM.returnMinutes} min, ≤ +${AIM.growth * 100} %`,
      met: scaled(first.seconds) <= AIM.returnMinutes * 60 && first.peak <= credits.peak * (1 + AIM.growth),
    },
    {
      what: 'the same returns in another statement, without effect',
      value: `${number(again.seconds)} s; ${number(RETURNS)} at this rate: ${number(scaled(again.seconds))} s`,
      reference: `${number(same.seconds)} s (the very same bytes)`,
      aim: `${number(RETURNS)} in ≤ ${AIM.againSeconds} s, 0 effects`,
      met: scaled(again.seconds) <= AIM.againSeconds && isUnchanged,
    },
  ]
}

/** Guests buy alone, and then while as many contracts as that takes are claimed, announced and collected. */
async function besideFigure(
  product: BenchProduct,
  dueOn: string,
  { quick, closing }: { quick: boolean; closing: Closing },
): Promise<Figure> {
  const shopping = await shoppingIn(product.shop)
  const buy = async () => {
    const { done, seconds } = await buying(product, shopping, { buyers: BUYERS, seconds: quick ? 5 : BOUGHT_FOR })
    return done / seconds
  }
  await buy()
  const alone = await buy()
  const toldOn = addDays(dueOn, -TOLD_DAYS)
  const collecting = (async () => {
    await work(product, worker('claims', toldOn), closing)
    await work(product, worker('collect', toldOn), closing)
    await work(product, worker('collect', addDays(dueOn, -FROZEN_DAYS)), closing)
    await work(product, worker('collect', bankDayBefore(dueOn, BUILT_BANK_DAYS)), closing)
    return performance.now()
  })()
  const began = performance.now()
  const beside = await buy()
  const bought = performance.now()
  const ended = await collecting
  return {
    what: `guest purchases while a worker collects, ${BUYERS} buyers`,
    value: perSecond(beside),
    reference: `${perSecond(alone)} (nobody collects); it collected for ${number((ended - began) / 1000)} s, they bought for ${number((bought - began) / 1000)} s`,
    compared: share(beside, alone),
    aim: `≥ ${AIM.purchases * 100} %`,
    met: beside >= alone * AIM.purchases,
  }
}
