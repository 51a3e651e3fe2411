import { reApprovalState } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveMany } from '../../subscription/application/index.ts'
import { GOES_ON } from './counts.queries.ts'
import type { StoredYear } from './school-year.repository.ts'

/** Contracts that go on and about which nobody was asked, and whether their school confirms facts first. */
async function unasked(tx: Transaction, yearId: string): Promise<{ id: string; isObligated: boolean }[]> {
  const { rows } = await tx.execute<{ id: string; isObligated: boolean }>(sql`
    select m.contract_id as id, o.is_obligated_to_control as "isObligated"
    from roll_member m join organisation o on o.id = m.organisation_id
    where m.school_year_id = ${yearId} and m.asked_on is null and m.applied_on is null and ${GOES_ON}`)
  return rows
}

/** Asks about every contract that goes on: the school where it has to confirm, or else who pays. */
export async function askAgain({ world }: Context, tx: Transaction, year: StoredYear): Promise<void> {
  const contracts = await unasked(tx, year.id)
  const mover = { from: 'Granted' as const, movedOn: world.clock(), movedBy: 'shop' }
  for (const isObligated of [true, false]) {
    const ids = contracts.flatMap(one => (one.isObligated === isObligated ? one.id : []))
    await moveMany(tx, ids, { ...mover, to: reApprovalState({ isObligatedToControl: isObligated }) })
  }
  await tx.execute(sql`
    update roll_member m set asked_on = ${world.clock()}::timestamptz
    where m.school_year_id = ${year.id} and m.asked_on is null and m.applied_on is null and ${GOES_ON}`)
}
