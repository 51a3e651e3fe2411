import type { StaffBankFile, StaffBillingRun } from '@billett/contract'
import { SEPA_CURRENCY } from '@billett/domain'
import { BUILT_BY_CLOCK, type StoredFile } from '../../billing/collection/index.ts'
import type { RunRow } from './billing-runs.queries.ts'

export const presentRun = (row: RunRow): StaffBillingRun => ({
  guid: row.id,
  dueOn: row.dueOn,
  state: row.state,
  currency: SEPA_CURRENCY,
  count: row.count,
  cents: row.cents,
  moreCents: row.count > 0 && row.beforeId !== null ? row.cents - row.beforeCents : null,
  toRelease: row.toRelease,
  announceOn: row.cycle.announceOn,
  freezeOn: row.cycle.freezeOn,
  buildOn: row.cycle.buildOn,
  handOverBy: row.cycle.handOverBy,
})

/** A file as somebody of the company reads it. `names`: of people by their accounts. */
export const presentFile = (
  file: StoredFile,
  { names, reader }: { names: ReadonlyMap<string, string>; reader: string },
): StaffBankFile => ({
  guid: file.id,
  kind: file.kind,
  messageId: file.messageId,
  dueOn: file.dueOn,
  state: file.state,
  count: file.count,
  cents: file.sumCents,
  hash: file.sha256,
  handOverBy: file.handOverBy,
  builtBy: file.builtBy === BUILT_BY_CLOCK ? null : (names.get(file.builtBy) ?? file.builtBy),
  isOwn: file.builtBy === reader,
  builtOn: file.builtOn,
  releasedBy: file.releasedBy === null ? null : (names.get(file.releasedBy) ?? file.releasedBy),
  releasedOn: file.releasedOn,
  handOverBegunOn: file.handOverBegunOn,
  handedOverOn: file.handedOverOn,
})
