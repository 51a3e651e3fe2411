import { type Call, takeOverSubject } from '@billett/contract'
import type { Context } from '../context.ts'
import { noteAct } from './note-act.ts'

/**
 * What is done; where staff have done it in a customer's place it is noted as theirs, with whom they have taken over.
 * What was refused is not.
 */
export async function notedInPlace<T>(context: Context, call: Call, done: () => Promise<T> | T): Promise<T> {
  const { world, visitor } = context
  const answer = await done()
  const subject = visitor.takenOverBy === null ? undefined : takeOverSubject(call.name)
  if (subject)
    await world.db.transaction(tx => noteAct(context, tx, call, { kind: 'user', id: visitor.id, after: { subject } }))
  return answer
}
