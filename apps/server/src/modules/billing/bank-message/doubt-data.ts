import { areDataDoubtful, OUR_DATA_CODES } from '@billett/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { bankFile, bankReturn, collection } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { tellTrouble } from '../collection/index.ts'

/** People are told where so many debits of a file came back for wrong data that these were taken in wrongly. */
export async function doubtData(
  world: World,
  tx: Transaction,
  returned: readonly { code: string; fileId: string | null }[],
): Promise<void> {
  const wrong = returned.filter(({ code }) => OUR_DATA_CODES.includes(code))
  const fileIds = [...new Set(wrong.flatMap(({ fileId }) => fileId ?? []))]
  if (fileIds.length === 0) return
  const files = await tx
    .select({ dueOn: bankFile.dueOn, count: bankFile.count, wrong: sql<number>`count(*)::int` })
    .from(bankReturn)
    .innerJoin(collection, eq(collection.id, bankReturn.collectionId))
    .innerJoin(bankFile, eq(bankFile.id, collection.fileId))
    .where(and(inArray(bankFile.id, fileIds), inArray(bankReturn.code, OUR_DATA_CODES)))
    .groupBy(bankFile.id)
  for (const { dueOn, ...of } of files.filter(areDataDoubtful))
    await tellTrouble(world, tx, dueOn, { what: 'wrongAccounts', found: of.wrong })
}
