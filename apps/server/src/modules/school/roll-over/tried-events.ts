import { type ContractEvent, rollVerdict } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import type { BatchScene } from '../batch/index.ts'
import { heldDecisions } from '../decision/index.ts'
import { rehearsed } from '../reach/index.ts'
import type { DecidedRow } from './rolled-contracts.queries.ts'
import type { StoredYear } from './school-year.repository.ts'
import { takeContracts } from './take-contracts.ts'

/** Pupils tried at a time: whoever decides meanwhile waits for their numbers no longer than that takes. */
const SOME = 25

/**
 * The events of contracts as they would be once the year has taken effect for these pupils: done and taken back, so
 * that what is said to come is what comes.
 */
export async function triedEvents(
  scene: BatchScene,
  year: StoredYear,
  rows: readonly DecidedRow[],
): Promise<Map<string, ContractEvent[]>> {
  const { db } = scene.context.world
  const all = new Map<string, ContractEvent[]>()
  for (let begin = 0; begin < rows.length; begin += SOME) {
    const some = rows.slice(begin, begin + SOME)
    const tried = await db.transaction(tx =>
      rehearsed(tx, async () => {
        const taken = [...(await takeContracts(scene, tx, year, some)).values()].flat()
        return historiesOf(
          tx,
          taken.map(({ id }) => id),
        )
      }),
    )
    for (const [id, events] of tried) all.set(id, events)
  }
  return all
}

/**
 * Pupils whose shares are others by what is decided with the year: at another school, or to another end than
 * before.
 */
export async function resharedRows(
  db: Statements,
  rows: ReadonlyMap<string, DecidedRow>,
  contracts: readonly { id: string; partyId: string }[],
): Promise<DecidedRow[]> {
  const yes = contracts.flatMap(({ id, partyId }) => {
    const row = rows.get(partyId)
    const verdict = row && !row.isDeclined && row.kind !== 'leaves' ? rollVerdict(row, []) : null
    return row && verdict ? [{ id, row, verdict }] : []
  })
  const held = await heldDecisions(
    db,
    yes.map(({ id }) => id),
  )
  const isSame = ({ id, row, verdict }: (typeof yes)[number]) => {
    const before = held.get(id)
    return before?.result === verdict && before.exemption === '' && row.kind !== 'changedSchool'
  }
  return [...new Set(yes.flatMap(one => (isSame(one) ? [] : one.row)))]
}
