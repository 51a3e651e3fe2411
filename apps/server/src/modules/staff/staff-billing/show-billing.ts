import type { BillingRunsQuery, StaffBankFile, StaffBillingRun, StaffBillingRunDetail } from '@billett/contract'
import { mayBuild, nextRunStates } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { filesOfRun, isAtBank, isSomebody, readFile, type StoredFile } from '../../billing/collection/index.ts'
import { namesOfStaff, staffWindow } from '../listing/index.ts'
import { contractsToSeeTo } from '../staff-contract/index.ts'
import { billingRunById, billingRuns } from './billing-runs.queries.ts'
import { differencesOf, greatestOf, progressOf, troublesOf } from './run-detail.queries.ts'
import { presentFile, presentRun } from './staff-billing.present.ts'

/** Who has built or released some files, by their accounts. */
export const namesIn = (db: Statements, files: readonly StoredFile[]): Promise<Map<string, string>> =>
  namesOfStaff(
    db,
    files
      .flatMap(({ builtBy, releasedBy }) => [builtBy, ...(releasedBy === null ? [] : [releasedBy])])
      .filter(isSomebody),
  )

/** A page of the runs of the caller's own client. Refuses `narrowFilter` where it is too late a page. */
export async function listRuns({ world }: Context, query: BillingRunsQuery): Promise<StaffBillingRun[]> {
  const rows = await billingRuns(world.db, clientIdOf(world), query, staffWindow(query))
  return rows.map(presentRun)
}

/** As it is known when an act on it ends. Refuses `runNotFound`. */
export async function knownRun({ world }: Context, db: Statements, id: string): Promise<StaffBillingRun> {
  return presentRun((await billingRunById(db, clientIdOf(world), id)) ?? refuse('runNotFound', 'runGuid'))
}

/** The same of a file. Refuses `bankFileNotFound`. */
export async function knownFile({ world, visitor }: Context, db: Statements, id: string): Promise<StaffBankFile> {
  const file = (await readFile(db, clientIdOf(world), id)) ?? refuse('bankFileNotFound', 'fileGuid')
  return presentFile(file, { names: await namesIn(db, [file]), reader: visitor.id })
}

/** A run with all that whoever releases it has to see. Refuses `runNotFound`. */
export async function showRun({ world, visitor }: Context, id: string): Promise<StaffBillingRunDetail> {
  const { db } = world
  const clientId = clientIdOf(world)
  const row = (await billingRunById(db, clientId, id)) ?? refuse('runNotFound', 'runGuid')
  const day = { clientId, dueOn: row.dueOn }
  const files = await filesOfRun(db, id)
  const names = await namesIn(db, files)
  const isAway = files.some(isAtBank)
  const { beforeId, beforeDueOn } = row
  return {
    ...presentRun(row),
    before:
      beforeId !== null && beforeDueOn !== null
        ? { guid: beforeId, dueOn: beforeDueOn, count: row.beforeCount, cents: row.beforeCents }
        : null,
    files: files.map(file => presentFile(file, { names, reader: visitor.id })),
    differences:
      beforeDueOn === null || row.count === 0 ? [] : await differencesOf(db, { ...day, beforeOn: beforeDueOn }),
    greatest: await greatestOf(db, day),
    parked: (await contractsToSeeTo(db, [clientId], 'parked')).count,
    troubles: await troublesOf(db, day),
    progress: row.state === 'announcing' || row.state === 'building' ? await progressOf(db, id) : null,
    isBankOffered: world.bankChannel.isOffered,
    mayBuild: mayBuild(row.state) && !isAway,
    mayVoid: nextRunStates(row.state).includes('void') && !isAway,
  }
}
