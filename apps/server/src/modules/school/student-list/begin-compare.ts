import { type Batch, type CompareBatch, compareBatch } from '@billett/contract'
import { doubleFields, type ImportSettings, isGarbled, missingFields } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { batchToChange, beginTask } from '../batch/index.ts'
import { shownBatch } from './show-batches.ts'
import { keepProfile, settingsOf, wholeFile } from './student-list.repository.ts'

/**
 * Says how a list is read and has it held against who is known. Refuses as `batchToChange` does, `columnsMissing` where
 * nobody could be known by it, and `columnTwice`.
 */
export async function beginCompare(context: Context, batchGuid: string, asked: CompareBatch): Promise<Batch> {
  const { world } = context
  const toChange = (tx: Transaction) =>
    batchToChange(context, tx, { guid: batchGuid, kind: 'import', version: asked.version })
  const { reading, effectiveOn, isWhole, endsContracts, profile = '' } = asked
  const before = await world.db.transaction(async tx => {
    await toChange(tx)
    if (missingFields(reading.columns).length > 0) refuse('columnsMissing', 'reading.columns')
    if (doubleFields(reading.columns).length > 0) refuse('columnTwice', 'reading.columns')
    return settingsOf(tx, batchGuid)
  })
  // What the file is, it says itself.
  const how = { ...reading, kind: before.reading.kind }
  // Unpacking may take its time, for which nothing is held.
  const lines = await world.lists.lines(await wholeFile(world.db, batchGuid), how)
  await world.db.transaction(async tx => {
    const stored = await toChange(tx)
    const header = how.hasHeader ? (lines[0] ?? []) : []
    const settings: ImportSettings = {
      ...before,
      reading: how,
      header,
      sample: lines.slice(how.hasHeader ? 1 : 0, 11),
      isGarbled: lines.some(line => line.some(isGarbled)),
      isWhole,
      endsContracts,
    }
    if (profile !== '')
      await keepProfile(tx, {
        id: world.newRowId(),
        clientId: clientIdOf(world),
        organisationId: stored.organisationId,
        name: profile,
        reading: { header, reading: how, isWhole },
        usedOn: world.clock(),
      })
    await beginTask(context, tx, compareBatch, { stored, task: 'compare', change: { settings, effectiveOn } })
  })
  return shownBatch(context, world.db, batchGuid)
}
