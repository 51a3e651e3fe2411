import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { membership } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

interface Listed {
  partyId: string
  organisationId: string
  personnelNumber: string
  from: PlainDate
}

/** Somebody is in a company's list from a day on; who is there already stays as they are. Gives what was made. */
export async function listEmployee(
  world: World,
  tx: Transaction,
  { partyId, organisationId, personnelNumber, from }: Listed,
): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select 1 from membership m where m.party_id = ${partyId} and (m.valid_until is null or m.valid_until >= ${from})`)
  if (rows.length > 0) return []
  const id = world.newRowId()
  await tx.insert(membership).values({
    id,
    clientId: clientIdOf(world),
    partyId,
    organisationId,
    grade: '',
    class: '',
    personnelNumber,
    validFrom: from,
    validUntil: null,
  })
  return [id]
}
