import { type DeskEvent, deskEvent, type Language } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { happenAtDeskIn } from '../../subscription/desk/index.ts'
import { contractToDecide } from '../own-contract/index.ts'
import { type ChangeEffect, effectOf } from './change-effect.ts'

interface Entering {
  contractId: string
  event: DeskEvent
  /** Number of the last event that was seen of the contract; nothing is compared without it. */
  seq: number | undefined
  /** Who decided, by name. */
  by: string
  reason: string
}

const OUTCOMES = { end: 'ended', resume: 'resumed', charge: 'charged' } as const

/**
 * People of the company enter what no customer could have asked for: an end without notice, the end of a pause, a fee
 * or a credit. Answers what it does, debit by debit. Refuses `contractNotFound`, `contractNotGranted`,
 * `contractChanged` where somebody was faster, and what cannot be.
 */
export async function enterEventIn(
  world: World,
  tx: Transaction,
  { contractId, event, seq, by, reason }: Entering,
  language: Language,
): Promise<ChangeEffect> {
  const stored = (await lockContract(tx, clientIdOf(world), contractId)) ?? refuse('contractNotFound')
  if (seq !== undefined && seq !== stored.seq) refuse('contractChanged', 'seq')
  const held = await contractToDecide(world, tx, contractId)
  const { timeline, facts } = held
  if (!timeline) return refuse('contractNotGranted')
  const { happening } = accepted(deskEvent(event, facts, timeline))
  const checked = {
    happenings: [happening],
    effectiveOn: happening.effectiveOn,
    approval: 'automatic' as const,
    proofDueOn: null,
    takeBackUntil: null,
  }
  const effect = effectOf(world, held, { change: event, checked }, { language, reader: 'others' })
  const outcome = OUTCOMES[event.kind]
  await happenAtDeskIn(world, tx, { contractId, decidedBy: [by], reason, outcome }, () => [happening])
  return effect
}
