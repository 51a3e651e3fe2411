import type { Statements } from '../../../db/database.ts'
import type { Heard } from './apply-answer.ts'
import { type EntryName, entryKey } from './entry-name.ts'
import { knownEntries } from './known-entries.queries.ts'

/** What a bank calls a movement; undefined where it does not. */
export const named = ({ answer }: Heard): EntryName | undefined =>
  answer.kind === 'movement' && answer.servicerRef !== null
    ? { account: answer.account, servicerRef: answer.servicerRef, ordinal: answer.ordinal }
    : undefined

/**
 * Those of some lines that were not heard of before, as far as that can be told of all of them at once. One that waits
 * because the bank had said no more than its sum is told of anew.
 */
export async function unheardLines(db: Statements, clientId: string, part: readonly Heard[]): Promise<Heard[]> {
  const names = part.flatMap(heard => named(heard) ?? [])
  if (names.length === 0) return [...part]
  const known = new Set((await knownEntries(db, clientId, names)).map(entryKey))
  return part.filter(heard => {
    const name = named(heard)
    return name === undefined || !known.has(entryKey(name))
  })
}
