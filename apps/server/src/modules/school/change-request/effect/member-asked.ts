import { outsideWall } from '../../reach/index.ts'
import { type Member, memberById } from '../subject.queries.ts'
import type { Scene } from './effect.ts'

/**
 * A pupil somebody asks about: one the reader may look at. Where it was asked by somebody who could, and can still,
 * whoever decides says yes to the person, and not to where they come from: who went elsewhere meanwhile is none of it.
 */
export function memberAsked({ context, tx, asker }: Scene, id: string): Promise<Member | undefined> {
  if (!asker.isSubjectSeen) return memberById(context, tx, id)
  const seenByAsker = { ...context, visitor: { ...context.visitor, id: asker.accountId } }
  return outsideWall(tx, () => memberById(seenByAsker, tx, id))
}
