import { outsideWall } from '../../reach/index.ts'
import { type Member, memberAnywhere, memberById } from '../subject.queries.ts'
import type { Scene } from './effect.ts'

/**
 * A pupil somebody asks about: one the reader may look at. Where it was asked by somebody who could, whoever decides
 * says yes to the person, and not to where they come from.
 */
export const memberAsked = ({ context, tx, asker }: Scene, id: string): Promise<Member | undefined> =>
  asker.isSubjectSeen ? outsideWall(tx, () => memberAnywhere(context, tx, id)) : memberById(context, tx, id)
