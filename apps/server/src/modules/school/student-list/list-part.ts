import type { ImportedPerson, ImportInverse, PlainDate } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { BatchScene } from '../batch/index.ts'
import type { insertMemberships, insertPeople, MembershipKept } from './applied-rows.repository.ts'
import type { ListedSchool } from './known-pupils.queries.ts'

/** What is written of all rows of a part at once, and what takes each back. */
export interface Part {
  scene: BatchScene
  tx: Transaction
  endsContracts: boolean
  schools: ReadonlyMap<string, ListedSchool>
  there: ReadonlyMap<string, MembershipKept & { validFrom: PlainDate }>
  people: ReadonlyMap<string, ImportedPerson>
  /** Whose home is not written, by who they are. */
  secret: ReadonlySet<string>
  contracts: ReadonlyMap<string, { id: string; organisationPartyId: string }[]>
  made: Parameters<typeof insertMemberships>[1][number][]
  changed: MembershipKept[]
  parties: Parameters<typeof insertPeople>[1][number][]
  newPeople: Parameters<typeof insertPeople>[2][number][]
  changedPeople: ImportedPerson[]
}

/** What a row changed of which nothing has to be taken back. */
export const NOTHING_UNDONE: ImportInverse = {
  made: [],
  memberships: [],
  isNewParty: false,
  person: null,
  events: [],
  moved: [],
}
