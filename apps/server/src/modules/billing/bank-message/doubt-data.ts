import { areDataDoubtful, OUR_DATA_CODES } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { tellTrouble } from '../collection/index.ts'
import { wrongDataOf } from './wrong-data.queries.ts'

/** People are told where so many debits of a file came back for wrong data that these were taken in wrongly. */
export async function doubtData(
  world: World,
  tx: Transaction,
  returned: readonly { code: string; fileId: string | null }[],
): Promise<void> {
  const wrong = returned.filter(({ code }) => OUR_DATA_CODES.includes(code))
  const fileIds = [...new Set(wrong.flatMap(({ fileId }) => fileId ?? []))]
  if (fileIds.length === 0) return
  const files = (await wrongDataOf(tx, fileIds)).filter(areDataDoubtful)
  for (const { dueOn, wrong: found } of files) await tellTrouble(world, tx, dueOn, { what: 'wrongAccounts', found })
}
