import * as calls from '@billett/contract'
import { type FraudVerdict, RIGHTS, type RiskLevel } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { fraudCase } from '../../db/schema/index.ts'
import { contractsPaidBy } from '../../modules/billing/dunning/index.ts'
import { assessAgain } from '../../modules/subscription/application/index.ts'
import { aStaffMember } from '../staff-member.ts'
import { doOrderJobs } from '../subscription-order.ts'
import { broken, endingsOf, type Race, unless } from './race.ts'
import { anOrder } from './races-of-applications.ts'
import { at, type Ending, work } from './racing.ts'
import type { Actor, Stage } from './stage.ts'

const RIGHTS_TO_DECIDE = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts, RIGHTS.AllowedToActOnContracts]

async function caseOf({ test }: Stage, contractId: string) {
  const [found] = await test.world.db.select().from(fraudCase).where(eq(fraudCase.contractId, contractId))
  if (!found) throw new Error('nobody was suspected')
  return found
}

/** A contract that runs and is suspected, somebody who decides about it, and a worker who looks at it anew. */
async function aSuspicion(stage: Stage, how: { level: RiskLevel; state: 'open' | 'passed' }) {
  const { test } = stage
  const { passenger, asked, contractId } = await anOrder(stage)
  await passenger.ask(calls.confirmSubscription, { body: asked })
  await doOrderJobs(test)
  const { mandateId } = await caseOf(stage, contractId)
  if (mandateId === null) throw new Error('nothing is debited')
  const lookAgain = ({ world }: Pick<Actor, 'world'>, level: RiskLevel, isProven: boolean): Promise<Ending> => {
    const fraud = { assess: async () => ({ level, points: 60, findings: [] }) }
    const accountProof = { isOffered: true, prove: async () => ({ state: 'known' as const, isProven }) }
    const changed = { mandateId, contractId, changedOn: test.now() }
    return work(assessAgain({ ...world, fraud, accountProof }, changed, contractsPaidBy))
  }
  if ((await lookAgain(test, how.level, false)) === 'failed') throw new Error('nobody was looked at')
  await test.world.db.update(fraudCase).set(how).where(eq(fraudCase.contractId, contractId))
  test.pass(1)
  const clerk = await aStaffMember(test, RIGHTS_TO_DECIDE)
  const { assessedOn, state } = await caseOf(stage, contractId)
  const decide = async (actor: Actor, verdict: FraudVerdict): Promise<Ending> => {
    const body = { assessedOn, state, verdict, reason: 'spoke to them on the phone' }
    const params = { contractGuid: contractId }
    return (await at(actor, clerk).send(calls.decideFraudCase, { params, body })).status
  }
  return { contractId, lookAgain, decide }
}

const decided = (endings: readonly Ending[]): number => endings.filter(ending => ending === 200).length

/** What happens to a suspicion at once. */
export const RACES_OF_SUSPICIONS: readonly Race[] = [
  {
    name: 'decide × decide: two people, one suspicion',
    racers: 2,
    async run(stage, order) {
      const { contractId, decide } = await aSuspicion(stage, { level: 'block', state: 'open' })
      const [first, second] = stage.actors
      const point = 'verdictToBeStored'
      const endings = await endingsOf(
        [
          { actor: first, at: point, go: actor => decide(actor, 'confirmed') },
          { actor: second, at: point, go: actor => decide(actor, 'overruled') },
        ],
        order,
      )
      const { state } = await caseOf(stage, contractId)
      const said = endings[0] === 200 ? 'confirmed' : 'overruled'
      return [
        ...broken(endings),
        ...unless(decided(endings) === 1, `decided ${decided(endings)} times`),
        ...unless(state === said, `${said}, and then ${state}`),
      ]
    },
    proofs: [{ without: ['heldContract', 'heldCase'], shows: /decided 2 times/ }],
  },
  {
    name: 'decide × look again: another account, and nobody proves whose it is',
    racers: 2,
    async run(stage, order) {
      const { contractId, decide, lookAgain } = await aSuspicion(stage, { level: 'high', state: 'open' })
      const [first, second] = stage.actors
      const endings = await endingsOf(
        [
          { actor: first, at: 'verdictToBeStored', go: actor => decide(actor, 'overruled') },
          { actor: second, at: 'assessmentToBeStored', go: actor => lookAgain(actor, 'block', false) },
        ],
        order,
      )
      const { state } = await caseOf(stage, contractId)
      return [...broken(endings), ...unless(state === 'open', `what nobody has seen is ${state}`)]
    },
    proofs: [{ without: ['heldCase'], shows: /what nobody has seen is overruled/ }],
  },
  {
    name: 'confirm × look again: the account is proven to be theirs',
    racers: 2,
    async run(stage, order) {
      const { contractId, decide, lookAgain } = await aSuspicion(stage, { level: 'middle', state: 'passed' })
      const [first, second] = stage.actors
      const endings = await endingsOf(
        [
          { actor: first, at: 'verdictToBeStored', go: actor => decide(actor, 'confirmed') },
          { actor: second, at: 'assessmentToBeStored', go: actor => lookAgain(actor, 'middle', true) },
        ],
        order,
      )
      const { state } = await caseOf(stage, contractId)
      const isConfirmed = endings[0] === 200
      return [
        ...broken(endings),
        ...unless(state === (isConfirmed ? 'confirmed' : 'passed'), `answered ${endings[0]}, and it is ${state}`),
      ]
    },
    proofs: [{ without: ['heldCase'], shows: /answered 200, and it is passed/ }],
  },
]
