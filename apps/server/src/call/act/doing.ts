import type { Input } from '@billett/contract'
import type { Cents } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import type { Answer } from '../answer.ts'
import type { Context } from '../context.ts'
import type { Act } from './note-act.ts'

/** What was done, what is answered, and what is noted of it. */
export interface Done<I> {
  answer: Answer<I>
  act: Act
  /** Of an act upon several, the note of each; where there are any they stand for `act`. */
  each?: readonly Act[]
  /** Reading of what the same person has just read and is noted of them: it is not noted once more. */
  isNoted?: boolean
  /** So little that it waits for nobody, whatever the company wants. */
  isSmall?: boolean
  /**
   * Money that goes back by it, with what went back of the same before: above an amount the company may want a second
   * person.
   */
  givesBack?: Cents
}

/** What a call of staff does, in the transaction that notes it. */
export type Do<P, Q, B, I> = (context: Context, input: Input<P, Q, B>, tx: Transaction) => Promise<Done<I>>
