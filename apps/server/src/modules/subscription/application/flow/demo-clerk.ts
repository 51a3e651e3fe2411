import { addMinutes } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { decideApplication } from './decide-application.ts'
import { waitingIn } from './waiting.queries.ts'

/** Minutes the clerk takes. */
const TAKES = 0.5
const ROUND = 50

/** Whose name has one of these words gets that answer; everybody else a yes. */
const RULES = [
  { word: 'ablehnung', answer: 'reject' },
  { word: 'warten', answer: null },
] as const

const answerTo = (holder: string): 'approve' | 'reject' | null => {
  const rule = RULES.find(({ word }) => holder.toLowerCase().includes(word))
  return rule ? rule.answer : 'approve'
}

/**
 * Decides in a demo what staff would, by a rule anybody can try: it says yes, no to whoever is called Ablehnung, and
 * nothing to whoever is called Warten, or is of a school. What two people have to decide it leaves to people.
 */
export async function demoClerk(world: World): Promise<void> {
  if (!world.config.BILLETT_DEMO) return
  const before = addMinutes(world.clock(), -TAKES)
  const states = ['ApprovalOrganizationPending', 'ApprovalPayerPending', 'TransporterExamination'] as const
  for (const { contractId, holder } of await waitingIn(world.db, clientIdOf(world), states, {
    before,
    most: ROUND,
    withoutOrganisation: true,
  })) {
    const decision = answerTo(holder)
    if (decision !== null)
      await decideApplication(world, contractId, { decision, by: ['demo clerk'], reason: 'by rule' })
  }
}
