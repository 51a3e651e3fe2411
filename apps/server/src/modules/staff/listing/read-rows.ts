import { addMinutes } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { ActedCall } from '../../../call/act/note-act.ts'
import { items } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { isReadingNoted } from './read-notes.queries.ts'

/** So long a note stands for looking again at the same. */
const MINUTES = 15

/**
 * A list that names people in full to who may see personal details, and the note of whom they have read: of rows that
 * name nobody to them only that they have looked. A list that is loaded again is noted once, as long as it names nobody
 * whom that note leaves out.
 */
export async function readRows<Row>(
  { world, visitor }: Pick<Context, 'world' | 'visitor'>,
  call: Pick<ActedCall, 'name'>,
  rows: readonly Row[],
  { isFull, idOf }: { isFull: boolean; idOf: (row: Row) => string },
): Promise<Done<Row>> {
  const after = { shownInFull: isFull, cases: isFull ? rows.map(idOf) : [] }
  const reading = { actorId: visitor.id, sessionId: visitor.session, call: call.name, after }
  return {
    answer: items([...rows]),
    act: { kind: 'shop', id: '', clientId: clientIdOf(world), after },
    isNoted: await isReadingNoted(world.db, reading, addMinutes(world.realClock(), -MINUTES)),
  }
}
