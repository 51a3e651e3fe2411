import * as calls from '@billett/contract'
import { Refused } from '../../call/refused.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { decideChange } from '../../modules/billing/contract-change/index.ts'
import { passRound } from '../../modules/billing/pass/index.ts'
import { CARD_CHECKPOINTS, type Checkpoint } from '../../ports/checkpoints.ts'
import { visitorOf } from '../client.ts'
import { holding } from '../holding.ts'
import { at } from '../races/racing.ts'
import { doOrderJobs, mailedConfirmation, orderOf } from '../subscription-order.ts'
import type { TestWorld } from '../test-world.ts'
import { waitingForCard } from './making-cards.ts'
import type { Process } from './mortal-process.ts'

/** What somebody asks of a process, or a worker does in it; told as a status. */
type Step = (process: Process) => Promise<number>

interface Begun {
  steps: readonly Step[]
  /** Whose it is, and which contract. */
  email: string
  contractId: () => string
}

export interface Life {
  /** The points it passes. */
  passes: readonly Checkpoint[]
  /** Somebody new begins it. */
  begin: (test: TestWorld) => Promise<Begun>
}

const DONE = 200

const round =
  (work: (world: Process['world']) => Promise<void>): Step =>
  ({ world }) =>
    work(world).then(() => DONE)

/** A refusal is an answer; anything else that is thrown is none. */
const refusal = (error: unknown): number => {
  if (error instanceof Refused) return 409
  throw error
}

const CLAIMED: readonly Checkpoint[] = ['claimsToBeStored', 'claimsStored', 'passesToBeStored', 'passesStored']

let people = 0

/** Ordered, confirmed, examined by all who can be asked, claimed, and its pass issued. */
const ordered: Life = {
  passes: [
    'applicationToBeStored',
    'applicationStored',
    'confirmationToBeStored',
    'confirmationStored',
    'creditToBeAsked',
    'creditAnswered',
    'registerToBeAsked',
    'applicationMoveToBeStored',
    'applicationMoveStored',
    ...CLAIMED,
  ],
  async begin(test) {
    people += 1
    const email = `mortal${people}@example.org`
    const visitor = visitorOf(test.app)
    const body = await orderOf(visitor, 'deutschlandticket', { email })
    let contractId = ''
    return {
      email,
      contractId: () => contractId,
      steps: [
        async process => {
          const { status, items } = await at(process, visitor).send(calls.submitSubscription, { body })
          contractId = items[0]?.guid ?? contractId
          return status
        },
        async process => {
          const asked = await mailedConfirmation(test, email)
          return (await at(process, visitor).send(calls.confirmSubscription, { body: asked })).status
        },
        async ({ world }) => {
          await doOrderJobs({ ...test, world })
          return DONE
        },
        round(claimRound),
        round(passRound),
      ],
    }
  },
}

const PAUSE = { from: '2027-01-01', until: '2027-01-31', reason: 'unknown' as const }
const ILLNESS = { from: '2026-11-02', until: '2026-11-16', reason: 'disease' as const, consent: true as const }

/** Held, paused, the pause taken back, days of illness given back by somebody's decision, and ended. */
const changed: Life = {
  passes: ['contractChangeToBeStored', 'contractChangeStored', 'decisionToBeStored', 'decisionStored', ...CLAIMED],
  async begin(test) {
    const { visitor, email, contractId: contractGuid, contract } = await holding(test, { from: '2026-11-01' })
    const requested = async (kind: string) =>
      (await contract()).listChangeRequests.find(request => request.kind === kind)?.guid ?? ''
    const asks =
      <P, Q, B, I>(call: calls.Call<P, Q, B, I>, bodyOf: () => Promise<B>): Step =>
      async process =>
        (await at(process, visitor).send(call, { body: await bodyOf() })).status
    return {
      email,
      contractId: () => contractGuid,
      steps: [
        asks(calls.pauseSubscription, async () => ({ contractGuid, ...PAUSE })),
        asks(calls.takeBackChange, async () => ({ contractGuid, changeRequestGuid: await requested('pause') })),
        asks(calls.refundSubscription, async () => ({ contractGuid, ...ILLNESS })),
        async ({ world }) => {
          const decision = { verdict: 'accepted' as const, by: ['Käthe'], decision: null }
          return decideChange(world, await requested('refund'), decision).then(() => DONE, refusal)
        },
        asks(calls.cancelSubscription, async () => ({ contractGuid, date: null, reason: 'customerRequest' as const })),
        round(claimRound),
        round(passRound),
      ],
    }
  },
}

/** A card is ordered, made and sent, as often as its producer is asked. */
const carded: Life = {
  passes: [...CARD_CHECKPOINTS],
  async begin(test) {
    const { contractId, email, round: asks } = await waitingForCard(test)
    const step: Step = process => asks(process).then(() => DONE)
    return { email, contractId: () => contractId, steps: [step, step, step] }
  },
}

/** Together these pass every point of a subscription and its card. */
export const LIVES = { ordered, changed, carded }

export type LifeName = keyof typeof LIVES

export const lifeOf = (name: LifeName): Life => LIVES[name]
