import type { Call, Input } from '@billett/contract'
import type { ApprovedAct } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import type { Context } from '../context.ts'
import { among, type Handle, type Route } from '../route.ts'
import type { Do, Done } from './doing.ts'
import { type Act, type ActedCall, noteAct } from './note-act.ts'
import { askSecondPerson, noteDone, waitingAct } from './second-person.ts'

/** Undoes what was only tried, and takes what it would come to out of the transaction. */
class Tried<I> extends Error {
  readonly done: Done<I>
  readonly waits: ApprovedAct | undefined

  constructor(done: Done<I>, waits: ApprovedAct | undefined) {
    super('it was only tried')
    this.done = done
    this.waits = waits
  }
}

const isTrial = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'dryRun' in query && query.dryRun === true

/**
 * The note of what was only tried: nothing is changed, but whoever tried it has read of whom it is, in full. Nothing of
 * what would have changed stands in it: notes are added up. Undefined of what tells nobody's details.
 */
const triedAct = ({ access }: Pick<ActedCall, 'access'>, { before: _, ...about }: Act): Act | undefined =>
  access.who === 'staff' && access.noted ? { ...about, after: { tried: true } } : undefined

/**
 * Ties a call of staff that is noted to what does it: the act and the note of it are stored together, or neither is.
 * With `dryRun` it is done, answered and taken back: what a trial says is what the act would come to, and where that
 * tells personal details in full it is noted that somebody tried. So is what waits for a second person: they are shown
 * what it would change, and it is done anew when they agree.
 */
export const acting = <P, Q, B, I>(call: Call<P, Q, B, I>, act: Do<P, Q, B, I>): Route => {
  const handle: Handle<P, Q, B, I> = async (context, input) => {
    try {
      return await context.world.db.transaction(async tx => {
        const done = await act(context, input, tx)
        const isAlone = isTrial(input.query) || done.isSmall === true
        const waits = isAlone ? undefined : waitingAct(context.world, call, done)
        if (waits || isTrial(input.query)) throw new Tried(done, waits)
        await noteDone(context, tx, { call, done, by: null })
        return done.answer
      })
    } catch (failure) {
      if (!(failure instanceof Tried)) throw failure
      const { waits, done } = failure
      const { answer, act: tried } = done
      if (waits) return { waiting: await askSecondPerson(context, { call, waits, input, act: tried }) }
      const read = triedAct(call, tried)
      if (read) await context.world.db.transaction(tx => noteAct(context, tx, call, read))
      return answer
    }
  }
  return among({ call, handle, notes: true, act })
}

/**
 * The same of reading that takes its time: it is done outside any transaction of the shop, and answered only once it is
 * noted, or was just before.
 */
export const answering = <P, Q, B, I>(
  call: Call<P, Q, B, I>,
  read: (context: Context, input: Input<P, Q, B>) => Promise<Done<I>>,
): Route => {
  const handle: Handle<P, Q, B, I> = async (context, input) => {
    const done = await read(context, input)
    if (!done.isNoted) await context.world.db.transaction(tx => noteDone(context, tx, { call, done, by: null }))
    return done.answer
  }
  return among({ call, handle, notes: true })
}

/**
 * The same of what happens outside the database, or in transactions of its own: it is noted before it is begun, so that
 * nothing is done unnoted. `announce` refuses what the caller does not see.
 */
export const announcing = <P, Q, B, I>(
  call: Call<P, Q, B, I>,
  handle: Handle<P, Q, B, I>,
  announce: (context: Context, input: Input<P, Q, B>) => Promise<Act> | Act,
): Route => {
  const announced: Handle<P, Q, B, I> = async (context, input) => {
    const act = await announce(context, input)
    await context.world.db.transaction(tx => noteAct(context, tx, call, act))
    return handle(context, input)
  }
  return among({ call, handle: announced, notes: true })
}

/**
 * The same of an act that needs something which takes its time: it is prepared outside any transaction of the shop,
 * then done and noted in one.
 */
export const preparing = <P, Q, B, I, Prepared>(
  call: Call<P, Q, B, I>,
  prepare: (context: Context, input: Input<P, Q, B>) => Promise<Prepared>,
  act: (context: Context, prepared: Prepared, tx: Transaction) => Promise<Done<I>>,
): Route => {
  const handle: Handle<P, Q, B, I> = async (context, input) => {
    const prepared = await prepare(context, input)
    return context.world.db.transaction(async tx => {
      const done = await act(context, prepared, tx)
      await noteAct(context, tx, call, done.act)
      return done.answer
    })
  }
  return among({ call, handle, notes: true })
}
