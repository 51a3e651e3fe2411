import type { OwedPayersQuery, PayoutsQuery, StaffBankFile, StaffOwedPayer, StaffPayoutFile } from '@billett/contract'
import { maskedIban } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { creditedPayers, hasNamedOf, type OwedTo, owedInTurn, readFile } from '../../billing/collection/index.ts'
import { namesOfStaff, staffWindow } from '../listing/index.ts'
import { payoutFiles, transfersIn } from './payouts.queries.ts'
import { namesIn } from './show-billing.ts'
import { presentFile } from './staff-billing.present.ts'

/** A page of the files of transfers of the caller's own client. Refuses `narrowFilter` where it is too late a page. */
export async function listPayouts({ world, visitor }: Context, query: PayoutsQuery): Promise<StaffBankFile[]> {
  const files = await payoutFiles(world.db, clientIdOf(world), query.sort, staffWindow(query))
  const names = await namesIn(world.db, files)
  return files.map(file => presentFile(file, { names, reader: visitor.id }))
}

/** A file of transfers with all that whoever releases it has to see. Refuses `bankFileNotFound`. */
export async function showPayout({ world, visitor }: Context, fileGuid: string): Promise<StaffPayoutFile> {
  const { db } = world
  const file = await readFile(db, clientIdOf(world), fileGuid)
  if (file?.kind !== 'transfers') return refuse('bankFileNotFound', 'fileGuid')
  const shown = presentFile(file, { names: await namesIn(db, [file]), reader: visitor.id })
  const transfers = await transfersIn(db, fileGuid)
  const names = await namesOfStaff(
    db,
    transfers.flatMap(({ accountNamedBy }) => accountNamedBy ?? []),
  )
  return {
    ...shown,
    isOwn: shown.isOwn || (await hasNamedOf(db, fileGuid, visitor.id)),
    isBankOffered: world.bankChannel.isOffered,
    transfers: transfers.map(({ id, iban, accountNamedBy: by, ...transfer }) => ({
      ...transfer,
      guid: id,
      maskedIban: maskedIban(iban),
      accountNamedBy: by === null ? null : (names.get(by) ?? by),
    })),
  }
}

/** A page of those to whom the caller's own client owes money that is in no file. Refuses `narrowFilter`. */
export async function listOwed({ world }: Context, query: OwedPayersQuery): Promise<StaffOwedPayer[]> {
  const { limit, offset } = staffWindow(query)
  const clientId = clientIdOf(world)
  const shown: StaffOwedPayer[] = []
  let passed = 0
  for await (const owed of owedInTurn(world, world.db, part => creditedPayers(world.db, { clientId, ...part }))) {
    passed += 1
    if (passed > offset) shown.push(presentOwed(owed))
    if (shown.length === limit) break
  }
  return shown
}

function presentOwed({ payer, answer, open }: OwedTo): StaffOwedPayer {
  const credit = open.find(({ cents }) => cents < 0)
  if (!credit) throw new Error(`payer ${payer.id} is owed something without a credit`)
  return {
    payerGuid: payer.id,
    customerNumber: payer.customerNumber,
    cents: answer.cents,
    waits: 'waits' in answer ? answer.waits : null,
    maskedIban: payer.iban === null ? null : maskedIban(payer.iban),
    contractGuid: credit.contractId,
    contractNumber: credit.contractNumber,
  }
}
