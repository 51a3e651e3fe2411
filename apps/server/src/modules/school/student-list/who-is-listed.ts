import { MAX_LIST_LINES } from '@billett/contract'
import { doubleRows, type RowIdentity } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { BatchScene, Tell } from '../batch/index.ts'
import { type ListReading, listedRows, type ReadRow } from './read-list.ts'
import { sharedTexts } from './shared-texts.ts'

/** Whom a list is about: of each row no more than that, so that a hundred thousand can be held beside each other. */
export interface WhoIsListed {
  /** Rows that can be taken. */
  rows: RowIdentity[]
  /** Rows that cannot be taken as they stand. */
  left: RowIdentity[]
  /** Numbers of those that say the same of who they are as another one: nobody knows which is meant. */
  doubles: ReadonlySet<number>
  /** Number of the last row. */
  last: number
}

/** Who a row is about, with what many rows say alike held once. */
const identityOf = ({ number, schoolId, pupil }: ReadRow, share: (text: string) => string): RowIdentity => ({
  number,
  schoolId,
  pupil: {
    number: pupil.number,
    lastName: pupil.lastName,
    firstName: share(pupil.firstName),
    birthDate: share(pupil.birthDate),
    class: share(pupil.class),
  },
})

/** Reads a list once for whom it is about. Refuses `listTooLong`. */
export async function whoIsListed(scene: BatchScene, by: ListReading, tell: Tell): Promise<WhoIsListed> {
  const share = sharedTexts()
  const said: RowIdentity[] = []
  const left: RowIdentity[] = []
  let last = 0
  for await (const rows of listedRows(scene, by)) {
    for (const row of rows) {
      last = row.number
      if (row.problems.length > 0) left.push(identityOf(row, share))
      else said.push(identityOf(row, share))
    }
    if (said.length + left.length > MAX_LIST_LINES) refuse('listTooLong', 'file')
    await tell(said.length + left.length, 0)
  }
  const doubles = doubleRows(said)
  const isTaken = ({ number }: RowIdentity) => !doubles.has(number)
  return { rows: said.filter(isTaken), left: [...left, ...said.filter(row => !isTaken(row))], doubles, last }
}
