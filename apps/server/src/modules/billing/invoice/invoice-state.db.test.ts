import { addDays, INVOICE_KINDS, type InvoiceStanding, invoiceState, openOfInvoice } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { claimPayment, invoice, invoiceClaim } from '../../../db/schema/index.ts'
import { anOrganisation } from '../../../testing/a-school.ts'
import { testWorld } from '../../../testing/test-world.ts'
import { listedInvoices } from './listed-invoices.queries.ts'

const CREATED = '2026-12-02T09:00:00.000Z'
const BEFORE = '2026-12-01T09:00:00.000Z'
const LATER = '2026-12-10T09:00:00.000Z'
const DUE_ON = '2026-12-16'

/** What came before an invoice was sent is no payment of it: its sum is lower already. */
const PAID = [
  [],
  [[LATER, 60]],
  [
    [CREATED, 60],
    [LATER, 40],
  ],
  [[LATER, 61]],
  [[BEFORE, 100]],
] as const
const CORRECTED = [[], [-40], [-40, -60], [-140]] as const

const CASES = INVOICE_KINDS.flatMap(kind =>
  [0, 100, -100].flatMap(dueCents =>
    CORRECTED.flatMap(corrections =>
      PAID.flatMap(payments =>
        [false, true].map(isCancelled => ({ kind, dueCents, corrections, payments, isCancelled })),
      ),
    ),
  ),
)

class Undone extends Error {}

it('the list tells how an invoice stands as the rule does, whatever was paid, corrected or taken back', async () => {
  const test = await testWorld()
  const payer = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const party = { name: '', email: '', address: { street: '', houseNumber: '', postCode: '', city: '', country: 'de' } }
  let made = 0
  const row = (kind: InvoiceStanding['kind'], precedingId: string | null, dueCents: number) => {
    made += 1
    return {
      id: test.world.newRowId(),
      clientId: clientIdOf(test.world),
      payerId: payer.payerId,
      month: `2026-12 ${made}`,
      kind,
      precedingId,
      reason: '',
      number: `N${made}`,
      issuedOn: '2026-12-02',
      dueOn: DUE_ON,
      currency: 'EUR',
      reference: '',
      seller: { ...party, vatId: '', phone: '', iban: '', bic: '' },
      buyer: party,
      format: 'pdf' as const,
      leitwegId: '',
      orderNumber: '',
      buyerReference: '',
      netCents: dueCents,
      vatCents: 0,
      prepaidCents: 0,
      roundingCents: 0,
      dueCents,
      createdOn: CREATED,
    }
  }
  const cases = CASES.map(one => {
    const own = row(one.kind, one.kind === 'invoice' ? null : test.world.newRowId(), one.dueCents)
    const following = one.corrections.map(cents => row('correction', own.id, cents))
    if (one.isCancelled) following.push(row('cancellation', own.id, -one.dueCents))
    const payments = one.payments.map(([paidOn, cents]) => ({ paidOn, cents, claimId: test.world.newRowId() }))
    const standing: InvoiceStanding = {
      ...one,
      dueOn: DUE_ON,
      correctedCents: following.reduce((sum, { dueCents }) => sum + dueCents, 0),
      paidCents: payments.reduce((sum, { cents, paidOn }) => (paidOn < CREATED ? sum : sum + cents), 0),
    }
    return { own, following, payments, standing }
  })

  const look = async (tx: Transaction) => {
    // Claims and lines are not looked at: only what is said of them.
    await tx.execute(sql`set local session_replication_role = replica`)
    await insertRows(
      tx,
      invoice,
      cases.flatMap(({ own, following }) => [own, ...following]),
    )
    const onIt = cases.flatMap(({ own, payments }) =>
      payments.map(({ claimId }) => ({ claimId, invoiceId: own.id, line: 1 })),
    )
    await insertRows(tx, invoiceClaim, onIt)
    const paid = cases.flatMap(({ payments }) => payments)
    await insertRows(
      tx,
      claimPayment,
      paid.map(one => ({ ...one, id: test.world.newRowId(), entryId: test.world.newRowId(), attemptId: null })),
    )
    for (const today of [addDays(DUE_ON, -1), DUE_ON, addDays(DUE_ON, 1)]) {
      const rows = await listedInvoices(tx, { today, which: sql`true` }, { limit: 10_000, offset: 0 })
      const told = new Map(rows.map(({ id, state, openCents }) => [id, { state, openCents }]))
      for (const { own, standing } of cases)
        expect({ ...standing, ...told.get(own.id) }).toEqual({
          ...standing,
          state: invoiceState(standing, today),
          openCents: openOfInvoice(standing),
        })
    }
    throw new Undone()
  }
  await test.database.db.transaction(look).catch(error => {
    if (!(error instanceof Undone)) throw error
  })
  await test.close()
})
