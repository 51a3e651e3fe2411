import * as calls from '@billett/contract'
import { addMonths, businessDateOf, firstOfMonth, fold, productKey, toInstant } from '@billett/domain'
import type { Closing } from '../../scripts/processes/closing.ts'
import { within } from '../../scripts/processes/within.ts'
import { type BenchAccount, clientIdOf, someAccounts } from '../login/accounts.ts'
import { percentile } from '../measure/percentile.ts'
import { milliseconds, number, perSecond, share } from '../measure/written.ts'
import { shopClient } from '../product/shop-client.ts'
import { type BenchProduct, startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { signIn } from '../scale/filled-shop.ts'
import { asManyRows, passesDue, passesIn } from './as-many-rows.ts'
import { fillContracts, LONG_LIFE } from './fill-contracts.ts'
import { type Work, type Worker, work } from './work.ts'

const FEW = 10_000
const MILLION = 1_000_000
/** Contracts whose passes are issued: each has one of this month and one of the next, 100,000 together. */
const OF_PASSES = 50_000
const MIB = 1024 ** 2
const TIMES = 100

const AIM = {
  minutes: 10,
  share: 0.25,
  peak: 350 * MIB,
  growth: 0.1,
  preview: 30,
  detail: 100,
  fold: 1,
  passMinutes: 15,
}

const worker = (round: 'claims' | 'passes'): Worker => ({
  main: 'bench/subscriptions/contract-worker.ts',
  args: [round],
})

/** What is claimed of very many contracts, their passes, and what customers see of theirs. */
export const subscriptions: Row = {
  name: 'subscriptions',
  minutes: ({ contracts }) => 10 + contracts / 40_000,
  measure: ({ quick, contracts, closing: outer, step }) =>
    within(outer, async closing => {
      const product = await startBenchProduct(closing)
      const { databaseUrl } = product
      // Its rounds would do what is measured; it goes on when all is over, to be ended as it is used to.
      product.worker('SIGSTOP')
      closing.add(() => product.worker('SIGCONT'))
      const clientId = await clientIdOf(product.shop)
      const [account] = await someAccounts(databaseUrl, clientId, 1)
      if (!account) throw new Error('no account was stored')
      const from = addMonths(firstOfMonth(businessDateOf(toInstant(Date.now()))), -1)
      const few = Math.min(FEW, Math.ceil(contracts / 10))
      step('a few contracts were filled in and claimed')
      await fillContracts(databaseUrl, { clientId, first: 1, last: few, from, accountId: account.id })
      const small = await work(product, worker('claims'), closing)
      const seenFew = await timesOf(product, account, clientId)
      step('many contracts were filled in')
      await fillContracts(databaseUrl, { clientId, first: few + 1, last: few + contracts, from })
      step('many contracts were claimed')
      const large = await work(product, worker('claims'), closing)
      step('as many rows were stored')
      const booked = await asManyRows(databaseUrl)
      const figures = claimFigures({ few, contracts, small, large, booked })
      step('passes were issued')
      figures.push(await passFigure(product, quick ? few : Math.min(contracts, OF_PASSES), closing))
      step('customers looked at their contracts')
      const seen = await timesOf(product, account, clientId)
      return [...figures, ...seenFigures(seen, seenFew, { few, contracts }), foldFigure()]
    }),
}

interface Claimed {
  few: number
  contracts: number
  small: Work
  large: Work
  booked: Awaited<ReturnType<typeof asManyRows>>
}

function claimFigures({ few, contracts, small, large, booked }: Claimed): Figure[] {
  const claims = (booked.claims * contracts) / (few + contracts)
  const alone = (booked.seconds * contracts) / (few + contracts)
  const ofMillion = (large.seconds * MILLION) / contracts / 60
  return [
    {
      what: `claims of ${number(contracts)} contracts with their entries in the books, ${number(claims / contracts)} each`,
      value: `${number(large.seconds)} s, ${perSecond(contracts / large.seconds)}; a million at this rate: ${number(ofMillion)} min`,
      reference: `${number(alone)} s (one insert … select of the same rows)`,
      compared: share(alone, large.seconds),
      aim: `≥ ${AIM.share * 100} %, a million in ≤ ${AIM.minutes} min`,
      met: alone / large.seconds >= AIM.share && ofMillion <= AIM.minutes,
    },
    {
      what: `most memory of the worker that claims ${number(contracts)} contracts`,
      value: `${number(large.peak / MIB)} MiB`,
      reference: `${number(small.peak / MIB)} MiB (${number(few)} contracts)`,
      compared: `${large.peak >= small.peak ? '+' : '−'}${number((Math.abs(large.peak - small.peak) / small.peak) * 100)} %`,
      aim: `≤ ${AIM.peak / MIB} MiB, ≤ +${AIM.growth * 100} %`,
      met: large.peak <= AIM.peak && large.peak <= small.peak * (1 + AIM.growth),
    },
  ]
}

async function passFigure(product: BenchProduct, contracts: number, closing: Closing): Promise<Figure> {
  const before = await passesDue(product.databaseUrl, contracts)
  const { seconds } = await work(product, worker('passes'), closing)
  const issued = (await passesIn(product.databaseUrl)) - before
  if (issued < contracts) throw new Error(`${issued} passes of ${contracts} contracts`)
  const ofMillion = (seconds * MILLION) / issued / 60
  return {
    what: `${number(issued)} passes signed and stored, without wallets`,
    value: `${number(seconds)} s, ${perSecond(issued / seconds)}`,
    reference: `a million at this rate: ${number(ofMillion)} min`,
    aim: `a million in ≤ ${AIM.passMinutes} min`,
    met: ofMillion <= AIM.passMinutes,
  }
}

/** Milliseconds of each, p95. */
interface Seen {
  detail: number
  preview: number
}

async function timesOf({ shop }: BenchProduct, account: BenchAccount, clientId: string): Promise<Seen> {
  const client = shopClient(shop)
  await signIn(client, account, clientId)
  const [contract] = await client.ask(calls.getSubscriptionContracts)
  if (!contract) throw new Error('there is no contract to look at')
  const change = { kind: 'cancel' as const, date: null, reason: 'customerRequest' as const }
  const body = { contractGuid: contract.guid, change }
  const seen = {
    detail: await p95(() => client.ask(calls.getSubscriptionContracts)),
    preview: await p95(() => client.ask(calls.previewSubscriptionChange, { body })),
  }
  client.agent.destroy()
  return seen
}

async function p95(once: () => Promise<unknown> | unknown): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const began = performance.now()
    await once()
    took.push(performance.now() - began)
  }
  // The first ones find nothing in memory; they are no more than the five that do not count.
  return percentile(took, 0.95)
}

function seenFigures(seen: Seen, seenFew: Seen, { few, contracts }: { few: number; contracts: number }): Figure[] {
  const figure = (what: string, kind: keyof Seen): Figure => ({
    what: `${what} over HTTP, ${LONG_LIFE} events, ${number(contracts)} contracts, p95`,
    value: milliseconds(seen[kind]),
    reference: `${milliseconds(seenFew[kind])} (${number(few)} contracts)`,
    aim: `< ${AIM[kind]} ms`,
    met: seen[kind] < AIM[kind],
  })
  const points = [
    { x: few, y: seenFew.detail },
    { x: contracts, y: seen.detail },
  ]
  const detail = figure('a contract with all there is to see', 'detail')
  return [{ ...detail, drawn: { curve: 'contract-over-contracts', points } }, figure('preview of ending it', 'preview')]
}

/** What follows from a long history, by itself. */
function foldFigure(): Figure {
  const from = '2026-01-01'
  const concluded = {
    kind: 'concluded' as const,
    effectiveOn: from,
    payload: {
      product: productKey({ sort: 'deutschlandticket', relationId: null }),
      anchor: from,
      shares: [{ payer: 'p', kind: 'remainder' as const }],
      medium: { kind: 'phone' as const },
    },
    seq: 1,
    recordedOn: `${from}T00:00:00.000Z`,
  }
  const events = Array.from({ length: LONG_LIFE - 1 }, (_, index) => ({
    kind: 'paused' as const,
    effectiveOn: addMonths(from, index + 1),
    payload: { until: `${addMonths(from, index + 1).slice(0, 8)}15`, reason: 'illness' as const },
    seq: index + 2,
    recordedOn: concluded.recordedOn,
  }))
  const took: number[] = []
  for (let turn = 0; turn < 1000; turn += 1) {
    const began = performance.now()
    fold([concluded, ...events], '2040-01-01T00:00:00.000Z')
    took.push(performance.now() - began)
  }
  const worst = percentile(took, 0.95)
  return {
    what: `folding a contract with ${LONG_LIFE} events, p95`,
    value: `${worst.toFixed(3)} ms`,
    reference: '–',
    aim: `< ${AIM.fold} ms`,
    met: worst < AIM.fold,
  }
}
