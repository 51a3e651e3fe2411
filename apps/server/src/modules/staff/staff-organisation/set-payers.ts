import type { ChangedPayers, StaffOrganisationDetail } from '@billett/contract'
import { type PayingFault, payingFault } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { held } from './edit-organisation.ts'
import { changeOrganisation, kindsOf, payersOf, replacePayers } from './organisation.repository.ts'
import { shownOrganisation } from './show-organisation.ts'

const REFUSALS = {
  paysForItself: ['payerUnfit', 'payerGuid'],
  noPayer: ['payerUnfit', 'payerGuid'],
  endsBeforeItBegins: ['endsBeforeItBegins', 'until'],
  twoAtATime: ['payersTwoAtATime', 'from'],
} as const satisfies Record<PayingFault, unknown>

/** Says who pays for an organisation in which days. Refuses what cannot be at the row that it is about. */
export async function setPayers(
  context: Context,
  { id, version, payers }: ChangedPayers & { id: string },
  tx: Transaction,
): Promise<Done<StaffOrganisationDetail>> {
  const { world } = context
  const before = await held(context, tx, { id, version })
  const spans = payers.map(({ payerGuid: payerId, ...days }) => ({ ...days, payerId, id: world.newRowId() }))
  const kinds = await kindsOf(
    tx,
    before.clientId,
    spans.map(({ payerId }) => payerId),
  )
  const wrong = payingFault(id, spans, payerId => kinds.get(payerId))
  if (wrong) {
    const [refusal, field] = REFUSALS[wrong.fault]
    refuse(refusal, `payers.${wrong.index}.${field}`)
  }
  const paid = await payersOf(tx, id)
  await replacePayers(tx, before, spans)
  await changeOrganisation(tx, { ...before, version: version + 1 })
  return {
    answer: item(await shownOrganisation(context, tx, id)),
    act: {
      kind: 'organisation',
      id,
      clientId: before.clientId,
      before: { payers: paid },
      after: { payers: spans.map(({ id: _, ...span }) => span) },
    },
  }
}
