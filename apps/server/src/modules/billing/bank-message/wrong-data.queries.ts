import { OUR_DATA_CODES } from '@billett/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { bankFile, bankReturn, collection } from '../../../db/schema/index.ts'

/** Of some files how many debits they had, and how many came back because an account was no such one. */
export const wrongDataOf = (db: Statements, fileIds: readonly string[]) =>
  db
    .select({ dueOn: bankFile.dueOn, count: bankFile.count, wrong: sql<number>`count(*)::int` })
    .from(bankReturn)
    .innerJoin(collection, eq(collection.id, bankReturn.collectionId))
    .innerJoin(bankFile, eq(bankFile.id, collection.fileId))
    .where(and(inArray(bankFile.id, [...fileIds]), inArray(bankReturn.code, OUR_DATA_CODES)))
    .groupBy(bankFile.id)
