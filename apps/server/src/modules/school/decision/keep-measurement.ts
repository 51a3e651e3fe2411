import { businessDateOf, type Language } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { dateText } from '../../run/mail/index.ts'
import { handIn } from '../../subscription/file/index.ts'
import { payerOf } from '../reach/index.ts'
import { insertMeasurement } from './measurement.repository.ts'
import type { WaySubject } from './subject.queries.ts'

const TITLE: Readonly<Record<Language, (day: string) => string>> = {
  de: day => `Messung eines Schulwegs vom ${day}`,
  en: day => `A way to school, measured on ${day}`,
}

/**
 * Keeps a file that shows how a way was measured among the papers of who pays, as long as the contract. Gives its id
 * there. Refuses `fileNotFound` another's file, and `nobodyPays`.
 */
export async function keepMeasurement(
  { world, visitor, language }: Context,
  tx: Transaction,
  { contractId, schoolId }: WaySubject,
  fileId: string,
): Promise<string> {
  const [id, clientId, createdOn] = [world.newRowId(), clientIdOf(world), world.clock()]
  const today = businessDateOf(createdOn)
  const payer = (await payerOf(tx, schoolId, today)) ?? refuse('nobodyPays', 'guid')
  const handed = { clientId, ownerId: visitor.id, contractId, keptUntil: null }
  if ((await handIn(tx, handed, [fileId])) === 0) refuse('fileNotFound', 'fileId')
  const title = TITLE[language](dateText(today, language))
  const paper = { id, clientId, organisationId: payer.guid, fileId, accountId: visitor.id, title, createdOn }
  await insertMeasurement(tx, paper)
  return id
}
