import type { ImportSettings } from '@billett/domain'
import { clientIdOf } from '../call/client-id-of.ts'
import { batch, batchRow } from '../db/schema/index.ts'
import type { AnOrganisation } from './a-school.ts'
import type { TestWorld } from './test-world.ts'

/** How a list of three columns is read. */
export const A_LIST: ImportSettings = {
  reading: {
    kind: 'csv',
    charset: 'utf-8',
    separator: ';',
    hasHeader: true,
    columns: ['lastName', 'firstName', 'birthDate'],
  },
  header: ['Nachname', 'Vorname', 'Geburtsdatum'],
  sample: [['Muster', 'Mia', '01.02.2014']],
  isGarbled: false,
  profile: null,
  isWhole: true,
  endsContracts: true,
}

/** A batch of an organisation that somebody began, with so many new rows. */
export async function aBatch(
  test: TestWorld,
  { id: organisationId }: AnOrganisation,
  accountId: string,
  over: Partial<typeof batch.$inferInsert> & { rows?: number } = {},
): Promise<string> {
  const { rows = 0, ...change } = over
  const id = test.world.newRowId()
  const now = test.now()
  await test.database.db.insert(batch).values({
    id,
    clientId: clientIdOf(test.world),
    organisationId,
    kind: 'import',
    state: 'staged',
    version: 1,
    accountId,
    fileName: 'list.csv',
    fileHash: id,
    isAgain: false,
    effectiveOn: '2026-12-01',
    settings: {},
    counts: {},
    sums: [],
    reason: '',
    doneRows: 0,
    dueRows: 0,
    createdOn: now,
    movedOn: now,
    ...change,
  })
  for (let number = 1; number <= rows; number += 1)
    await test.database.db.insert(batchRow).values({ batchId: id, number, action: 'new', organisationId, remarks: [] })
  return id
}
