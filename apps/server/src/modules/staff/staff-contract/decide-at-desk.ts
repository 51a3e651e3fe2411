import type { StaffContractDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { decideApplicationIn } from '../../subscription/application/index.ts'
import { examineProofIn, parkContractIn, type SentLink, sendLinkIn } from '../../subscription/desk/index.ts'
import { actAtDesk } from './act-at-desk.ts'

interface OnContract {
  contractGuid: string
  reason: string
}

interface Judged extends OnContract {
  verdict: 'accepted' | 'rejected'
}

type Shown = Promise<Done<StaffContractDetail>>

/**
 * Grants or rejects an application. What an agency warned of is granted by two, where the company wants a second person
 * for contracts. Refuses `decisionNotAwaited` what waits for nobody.
 */
export async function decideApplicationAtDesk(context: Context, judged: Judged, tx: Transaction): Shown {
  const { contractGuid, verdict, reason } = judged
  let isWarnedOf = false
  const done = await actAtDesk(context, tx, judged, async ({ world, by }) => {
    const decision = verdict === 'accepted' ? ('approve' as const) : ('reject' as const)
    const { takesTwo } = await decideApplicationIn(world, tx, contractGuid, { decision, by: [by], reason })
    isWarnedOf = takesTwo
    return { verdict }
  })
  return isWarnedOf ? done : { ...done, givesBack: 0 }
}

/** Says whether a proof holds that came later. Refuses `decisionNotAwaited` what nobody has to look at. */
export const examineProofAtDesk = (context: Context, judged: Judged & { proofGuid: string }, tx: Transaction): Shown =>
  actAtDesk(context, tx, judged, async ({ world, by }) => {
    const { contractGuid: contractId, proofGuid, verdict, reason } = judged
    await examineProofIn(world, tx, proofGuid, { contractId, verdict, by, reason })
    return { proof: proofGuid, verdict }
  })

/** Sets a contract aside. Refuses `alreadyParked`, and `contractNotGranted` an application. */
export const parkAtDesk = (context: Context, asked: OnContract, tx: Transaction): Shown =>
  actAtDesk(context, tx, asked, async ({ world, by }) => {
    await parkContractIn(world, tx, { contractId: asked.contractGuid, by, reason: asked.reason })
    return {}
  })

/** Has a link mailed to who concluded the contract. Refuses `proofNotMissing` where nothing is missing. */
export const sendLinkAtDesk = (context: Context, asked: OnContract & { act: SentLink }, tx: Transaction): Shown =>
  actAtDesk(context, tx, asked, async ({ world, by }) => {
    const { contractGuid: contractId, act, reason } = asked
    await sendLinkIn(world, tx, { contractId, act, by, reason })
    return { link: act }
  })
