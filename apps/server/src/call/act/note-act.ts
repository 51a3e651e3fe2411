import type { Call } from '@billett/contract'
import type { ActKind } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import { staffAction } from '../../db/schema/index.ts'
import { clientIdOf } from '../client-id-of.ts'
import type { Context } from '../context.ts'

/** What has to be known of a call to note an act, whatever goes into it and comes out of it. */
export type ActedCall = Pick<Call, 'access' | 'name'>

/** What an act was about, and what has changed; nothing that is secret. */
export interface Act {
  kind: ActKind
  /** Empty where it is the shop as a whole. */
  id: string
  /** Whose it is; the caller's own client's without it. */
  clientId?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Notes what somebody of the company does. The last statement of its transaction: until it ends, nobody else notes. */
export async function noteAct(
  context: Context,
  tx: Transaction,
  call: Pick<ActedCall, 'name'>,
  act: Act,
): Promise<void> {
  const { world, visitor, caller } = context
  const clientId = clientIdOf(world)
  await tx.insert(staffAction).values({
    clientId,
    actorId: visitor.takenOverBy ?? visitor.id,
    sessionId: visitor.session,
    address: caller,
    call: call.name,
    subjectKind: act.kind,
    subjectId: act.id,
    subjectClientId: act.clientId ?? clientId,
    before: act.before ?? null,
    after: act.after ?? null,
    on: world.realClock(),
  })
}
