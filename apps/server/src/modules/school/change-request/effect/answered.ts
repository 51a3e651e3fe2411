import type { PlainDate } from '@billett/domain'
import { decideRequested } from '../../decision/index.ts'
import { outsideWall, type Payer } from '../../reach/index.ts'
import type { Place } from '../subject.queries.ts'
import { decidedBy } from './decided-by.ts'
import type { Scene } from './effect.ts'

interface About {
  contractId: string
  studentId: string | null
  place: Place
  payer: Payer | undefined
  from: PlainDate
}

/** What who pays says to another way or school of a ticket that runs is a decision; where nobody pays there is none. */
export async function answered(
  scene: Scene,
  { contractId, studentId, place, payer, from }: About,
  { yes, by, reason }: { yes: boolean; by: string; reason: string },
): Promise<void> {
  const { context, tx, asker } = scene
  if (!payer || studentId === null) return
  const about = { requestId: asker.requestId, contractId, partyId: studentId, schoolId: place.id }
  const decider = await decidedBy(scene, place, by)
  const said = { ...about, authorityId: payer.guid, from, yes, ...decider, reason }
  await outsideWall(tx, () => decideRequested(context, tx, said))
}
