import { setTimeout as pause } from 'node:timers/promises'
import * as calls from '@billett/contract'
import { percentile } from '../measure/percentile.ts'
import type { ShopClient } from '../product/shop-client.ts'

export interface Decision {
  by: ShopClient
  id: string
}

/** What waits for secretaries, as they would go over it: each has a turn before anybody has another. */
export async function waitingFor(secretaries: readonly ShopClient[], most: number): Promise<Decision[]> {
  const lists = await Promise.all(
    secretaries.map(async by => {
      const query = { status: ['ApprovalOrganizationPending' as const], pageSize: Math.ceil(most / secretaries.length) }
      return (await by.ask(calls.getSchoolContracts, { query })).map(({ guid }) => ({ by, id: guid }))
    }),
  )
  const longest = Math.max(...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap(list => list.slice(turn, turn + 1)))
  return turns.flat().slice(0, most)
}

const decide = ({ by, id }: Decision) => by.ask(calls.acceptContract, { params: { id }, query: {} })

/** Milliseconds of each: so many a second, whether or not the ones before are answered. */
export async function decidedSteadily(decisions: readonly Decision[], perSecond: number): Promise<number> {
  const took: number[] = []
  const underWay: Promise<void>[] = []
  const began = performance.now()
  for (const [place, decision] of decisions.entries()) {
    const at = began + (place * 1000) / perSecond
    await pause(Math.max(0, at - performance.now()))
    underWay.push(
      decide(decision).then(() => {
        took.push(performance.now() - at)
      }),
    )
  }
  await Promise.all(underWay)
  return percentile(took, 0.95)
}

/** Milliseconds after which somebody who was told to try again does. */
const AGAIN = 2000
const MOST_TIMES = 15

/** All at once; how many were told to try again, which they do, and how long it took until the last was answered. */
export async function decidedAtOnce(decisions: readonly Decision[]): Promise<{ seconds: number; told: number }> {
  const began = performance.now()
  let told = 0
  const untilAnswered = async (decision: Decision): Promise<void> => {
    for (let time = 1; ; time += 1)
      try {
        await decide(decision)
        return
      } catch (failure) {
        const isBusy = failure instanceof Error && (failure.cause === 503 || failure.cause === 429)
        // What was done although nobody heard of it is no decision to be made any more.
        if (time > 1 && failure instanceof Error && failure.cause === 409) return
        if (!isBusy || time === MOST_TIMES) throw failure
        if (time === 1) told += 1
        await pause(AGAIN)
      }
  }
  await Promise.all(decisions.map(untilAnswered))
  return { seconds: (performance.now() - began) / 1000, told }
}
