import type { Call, Input } from '@billett/contract'
import type { Transaction } from '../db/database.ts'
import type { Answer } from './answer.ts'
import type { Context } from './context.ts'
import { type Act, noteAct } from './note-act.ts'
import type { Handle, Route } from './route.ts'

interface Done<I> {
  answer: Answer<I>
  act: Act
}

type Do<P, Q, B, I> = (context: Context, input: Input<P, Q, B>, tx: Transaction) => Promise<Done<I>>

/** Undoes what was only tried, and takes its answer out of the transaction. */
class Tried<I> extends Error {
  readonly answer: Answer<I>

  constructor(answer: Answer<I>) {
    super('it was only tried')
    this.answer = answer
  }
}

const isTrial = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'dryRun' in query && query.dryRun === true

/**
 * Ties a call of staff that is noted to what does it: the act and the note of it are stored together, or neither is.
 * With `dryRun` it is done, answered and taken back: what a trial says is what the act would come to.
 */
export const acting = <P, Q, B, I>(call: Call<P, Q, B, I>, act: Do<P, Q, B, I>): Route => {
  const handle: Handle<P, Q, B, I> = async (context, input) => {
    try {
      return await context.world.db.transaction(async tx => {
        const done = await act(context, input, tx)
        if (isTrial(input.query)) throw new Tried(done.answer)
        await noteAct(context, tx, call as Call, done.act)
        return done.answer
      })
    } catch (failure) {
      if (failure instanceof Tried) return failure.answer
      throw failure
    }
  }
  return { call, handle, notes: true } as unknown as Route
}

/**
 * The same of what happens outside the database, or in transactions of its own: it is noted before it is begun, so that
 * nothing is done unnoted.
 */
export const announcing = <P, Q, B, I>(call: Call<P, Q, B, I>, handle: Handle<P, Q, B, I>, act: Act): Route => {
  const announced: Handle<P, Q, B, I> = async (context, input) => {
    await context.world.db.transaction(tx => noteAct(context, tx, call as Call, act))
    return handle(context, input)
  }
  return { call, handle: announced, notes: true } as unknown as Route
}
