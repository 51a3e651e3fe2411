import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { decideChange } from '../../modules/billing/contract-change/index.ts'
import { holding } from '../holding.ts'
import { broken, endingsOf, type Race, unless } from './race.ts'
import { at, type Ending, work } from './racing.ts'
import type { Actor, Stage } from './stage.ts'

type Holder = Awaited<ReturnType<typeof holding>>

const LAST_DAY = '2027-02-28'
const PAUSE = { from: '2027-01-01', until: '2027-01-31', reason: 'unknown' as const }

const statusOf = ({ status }: { status: number }): Ending => status

const cancel = (actor: Actor, { visitor, contractId: contractGuid }: Holder, seen: { seq?: number } = {}) =>
  at(actor, visitor)
    .send(calls.cancelSubscription, { body: { contractGuid, ...seen, date: LAST_DAY, reason: 'customerRequest' } })
    .then(statusOf)

const pause = (actor: Actor, { visitor, contractId: contractGuid }: Holder, seen: { seq?: number } = {}) =>
  at(actor, visitor)
    .send(calls.pauseSubscription, { body: { contractGuid, ...seen, ...PAUSE } })
    .then(statusOf)

const takeBack = (actor: Actor, { visitor, contractId: contractGuid }: Holder, changeRequestGuid: string) =>
  at(actor, visitor).send(calls.takeBackChange, { body: { contractGuid, changeRequestGuid } }).then(statusOf)

/** What happened to a contract, in words: each of its events has a number of its own, one after the other. */
async function eventsOf({ test }: Stage, contractId: string): Promise<{ kinds: string[]; wrong: string[] }> {
  const { rows } = await test.world.db.execute<{ seq: number; kind: string }>(
    sql`select seq, happening ->> 'kind' as kind from contract_event where contract_id = ${contractId} order by seq`,
  )
  const numbers = rows.map(({ seq }) => seq).join()
  const right = rows.map((_, index) => index + 1).join()
  return { kinds: rows.map(({ kind }) => kind), wrong: unless(numbers === right, `events are numbered ${numbers}`) }
}

const done = (endings: readonly Ending[]): number => endings.filter(ending => ending === 200).length

/** What is asked for of one contract at once. */
export const RACES_OF_CHANGES: readonly Race[] = [
  {
    name: 'cancel × pause: one contract',
    racers: 2,
    async run(stage, order) {
      const holder = await holding(stage.test)
      const [first, second] = stage.actors
      const point = 'contractChangeToBeStored'
      const endings = await endingsOf(
        [
          { actor: first, at: point, go: actor => cancel(actor, holder) },
          { actor: second, at: point, go: actor => pause(actor, holder) },
        ],
        order,
      )
      const { kinds, wrong } = await eventsOf(stage, holder.contractId)
      return [
        ...broken(endings),
        ...wrong,
        ...unless(kinds.length === done(endings) + 1, `${done(endings)} done, then ${kinds.join(', ')}`),
      ]
    },
    proofs: [
      { without: ['heldContract'], shows: /answered .*500/ },
      { without: ['heldContract', 'eventKey'], shows: /events are numbered 1,2,2/ },
    ],
  },
  {
    name: 'cancel × pause: two devices that saw the same',
    racers: 2,
    async run(stage, order) {
      const holder = await holding(stage.test)
      const { seq } = await holder.contract()
      const [first, second] = stage.actors
      const point = 'contractChangeToBeStored'
      const endings = await endingsOf(
        [
          { actor: first, at: point, go: actor => cancel(actor, holder, { seq }) },
          { actor: second, at: point, go: actor => pause(actor, holder, { seq }) },
        ],
        order,
      )
      return [
        ...broken(endings),
        ...unless(done(endings) === 1, `${done(endings)} did what they saw, of two`),
        ...(await eventsOf(stage, holder.contractId)).wrong,
      ]
    },
    proofs: [{ without: ['heldContract', 'eventKey'], shows: /2 did what they saw, of two/ }],
  },
  {
    name: 'pause × taking the notice back: two devices',
    racers: 2,
    async run(stage, order) {
      const holder = await holding(stage.test)
      const [first, second] = stage.actors
      await cancel(first, holder)
      const [request] = (await holder.contract()).listChangeRequests
      const point = 'contractChangeToBeStored'
      const endings = await endingsOf(
        [
          { actor: first, at: point, go: actor => pause(actor, holder) },
          { actor: second, at: point, go: actor => takeBack(actor, holder, request?.guid ?? '') },
        ],
        order,
      )
      const { kinds, wrong } = await eventsOf(stage, holder.contractId)
      return [
        ...broken(endings),
        ...wrong,
        ...unless(kinds.length === done(endings) + 2, `${done(endings)} done, then ${kinds.join(', ')}`),
        ...unless((await holder.contract()).validUntil === null, 'a notice that was taken back holds'),
      ]
    },
    proofs: [
      { without: ['heldContract'], shows: /answered .*500/ },
      { without: ['heldContract', 'eventKey'], shows: /events are numbered 1,2,3,3/ },
    ],
  },
  {
    name: 'taking back × taking back: two devices, one notice',
    racers: 2,
    async run(stage, order) {
      const holder = await holding(stage.test)
      const [first, second] = stage.actors
      await cancel(first, holder)
      const [request] = (await holder.contract()).listChangeRequests
      const go = (actor: Actor) => takeBack(actor, holder, request?.guid ?? '')
      const steps = [first, second].map(actor => ({ actor, at: 'contractChangeToBeStored' as const, go }))
      const endings = await endingsOf(steps, order)
      const { kinds } = await eventsOf(stage, holder.contractId)
      const times = kinds.length - 2
      return [...broken(endings), ...unless(times === 1, `taken back ${times} times`)]
    },
    proofs: [
      { without: ['heldContract', 'takenBackOnce'], shows: /answered .*500/ },
      { without: ['heldContract', 'takenBackOnce', 'eventKey'], shows: /taken back 2 times/ },
    ],
  },
  {
    name: 'decide × decide: two people, one refund',
    racers: 2,
    async run(stage, order) {
      const holder = await holding(stage.test, { from: '2026-11-01' })
      const days = { from: '2026-11-02', until: '2026-11-16', reason: 'disease' as const, consent: true as const }
      const { guid } = await holder.visitor.ask(calls.refundSubscription, {
        body: { contractGuid: holder.contractId, ...days },
      })
      const decided =
        (verdict: 'accepted' | 'rejected') =>
        ({ world }: Actor) =>
          work(decideChange(world, guid, { verdict, by: [verdict], decision: null }))
      const [first, second] = stage.actors
      const point = 'decisionToBeStored'
      const endings = await endingsOf(
        [
          { actor: first, at: point, go: decided('accepted') },
          { actor: second, at: point, go: decided('rejected') },
        ],
        order,
      )
      return unless(done(endings) === 1, `decided ${done(endings)} times`)
    },
    proofs: [{ without: ['heldRequest'], shows: /decided 2 times/ }],
  },
]
