import { addDays, type Kept, keptLongest, keptUntil, type PlainDate } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { forgetPerson, forgetWhatWasSaid, reducePerson, revokeMandatesOf } from './party-data.repository.ts'

/** A mandate that was of use last on a day. */
export const keptMandate = ({ client }: World, usedOn: PlainDate): Kept => ({
  what: 'mandate',
  until: addDays(keptUntil(client.config.retention.mandates, usedOn), -1),
})

/**
 * Forgets of a party what no law keeps, and answers what it keeps: name and address while receipts name them (§ 147
 * AO), mandates while a bank may ask for them (§ 676b BGB). Amounts and numbers stay.
 */
export async function forgetParty(
  world: World,
  tx: Transaction,
  party: { id: string; contractIds: readonly string[]; receiptsGoOn: PlainDate | null },
): Promise<Kept[]> {
  const { id, contractIds, receiptsGoOn } = party
  await forgetWhatWasSaid(tx, id, contractIds)
  if (receiptsGoOn === null) await forgetPerson(tx, id)
  else await reducePerson(tx, id)
  const mandates = await revokeMandatesOf(tx, id, world.clock())
  return keptLongest([
    ...(receiptsGoOn === null ? [] : [{ what: 'nameAndAddress' as const, until: addDays(receiptsGoOn, -1) }]),
    ...mandates.map(usedOn => keptMandate(world, usedOn)),
  ])
}
