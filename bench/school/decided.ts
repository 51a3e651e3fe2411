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

/** All at once; how many have not come about, and how long it took until the last was answered. */
export async function decidedAtOnce(decisions: readonly Decision[]): Promise<{ seconds: number; refused: number }> {
  const began = performance.now()
  const answers = await Promise.allSettled(decisions.map(decide))
  const refused = answers.filter(({ status }) => status === 'rejected').length
  return { seconds: (performance.now() - began) / 1000, refused }
}
