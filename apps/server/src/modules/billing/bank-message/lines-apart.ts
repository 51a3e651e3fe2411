import type { Statements } from '../../../db/database.ts'
import type { Heard } from './apply-answer.ts'
import { entryKey } from './entry-name.ts'
import { touchedBy } from './touched-by.queries.ts'
import { named } from './unheard-lines.ts'

/** The debit that a line says came back. */
const returnedIn = ({ answer }: Heard): string | null =>
  answer.kind === 'movement' && answer.returnCode !== null ? answer.endToEndId : null

/**
 * Lines of a message in their order, some at a time: those that are applied together are returns of different payers
 * and contracts, and lines of different names, so that none of them finds what another is about to change. Any other
 * line is alone.
 */
export async function linesApart(db: Statements, clientId: string, part: readonly Heard[]): Promise<Heard[][]> {
  const touched = await touchedBy(
    db,
    clientId,
    part.flatMap(heard => returnedIn(heard) ?? []),
  )
  const groups: Heard[][] = []
  let open = new Set<string>()
  for (const heard of part) {
    const reference = returnedIn(heard)
    const of = (reference !== null && touched.get(reference)) || undefined
    const name = named(heard)
    const ids = of && name ? [...of, entryKey(name)] : of
    const last = groups.at(-1)
    if (last && ids && open.size > 0 && !ids.some(id => open.has(id))) last.push(heard)
    else {
      groups.push([heard])
      open = new Set()
    }
    for (const id of ids ?? []) open.add(id)
  }
  return groups
}
