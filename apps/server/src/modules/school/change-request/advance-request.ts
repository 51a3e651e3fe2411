import type { Call } from '@billett/contract'
import { type ChangeRequestState, isUndecided, type RequestDecider } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { notePortalAct } from '../reach/index.ts'
import type { Done, Effect } from './effect/effect.ts'
import { insertMoves, type StoredRequest } from './request.repository.ts'

interface Advance {
  /** States it goes through. */
  moves: readonly ChangeRequestState[]
  /** Who has still to decide then. */
  deciders: RequestDecider[]
  /** By name; null where nobody had to decide. */
  decidedBy: string | null
  /** What was said to it. */
  decision: string | null
  /** What comes about once it is agreed to; null: it is declined. */
  effect: Effect | null
  /** Who makes it come about, by name. */
  by: string
}

/** Hands it to the transport operator where that decides next. */
async function handedOn({ handOn }: Effect): Promise<string> {
  return handOn ? handOn() : refuse('decisionNotAwaited')
}

/** A request as it stands after its next moves, and what came about with the last of them. */
export async function advanced(
  context: Context,
  request: StoredRequest,
  { moves, deciders, decidedBy, decision, effect, by }: Advance,
): Promise<{ request: StoredRequest; done: Done }> {
  const state = moves.at(-1) ?? request.state
  const isOpen = isUndecided(state)
  const done: Done = effect && !isOpen ? await effect.make(by) : {}
  return {
    done,
    request: {
      ...request,
      state,
      deciders: isOpen ? deciders : [],
      version: request.version + 1,
      partyId: done.studentId ?? request.partyId,
      contractId: done.contractId ?? request.contractId,
      decidedOn: isOpen ? null : context.world.clock(),
      decidedBy: isOpen ? null : decidedBy,
      decision,
      effectiveOn: effect && !isOpen ? effect.effectiveOn : null,
      handedOnId: effect && isOpen && deciders[0] === 'transporter' ? await handedOn(effect) : null,
    },
  }
}

/** Notes the moves of a request and who made them. */
export async function noteMoves(
  context: Context,
  tx: Transaction,
  call: Call,
  { id, from, moves }: { id: string; from: ChangeRequestState; moves: readonly ChangeRequestState[] },
): Promise<void> {
  const movedOn = context.world.clock()
  await insertMoves(
    tx,
    id,
    moves.map((to, index) => ({ from: moves[index - 1] ?? from, to, movedOn, movedBy: context.visitor.id })),
  )
  await notePortalAct(context, tx, call, { aboutId: id, state: moves.at(-1) ?? from })
}
