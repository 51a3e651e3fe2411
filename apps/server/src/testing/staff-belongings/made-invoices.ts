import { randomUUID } from 'node:crypto'
import type { Call } from '@billett/contract'
import { invoice, payrollList } from '../../db/schema/index.ts'
import { type AnOrganisation, anOrganisation } from '../a-school.ts'
import type { TestWorld } from '../test-world.ts'

/** An invoice that was sent, and what a company keeps back from wages. */
export interface MadeInvoice {
  invoiceGuid: string
  listGuid: string
}

export const noInvoice = (): MadeInvoice => ({ invoiceGuid: randomUUID(), listGuid: randomUUID() })

const NOWHERE = { street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', country: 'de' }

let made = 0

/** Of no other one that was made: whoever pays has one invoice and one list of a month. */
function ownMonth(): string {
  const months = 2026 * 12 + 9 - made++
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** For nothing, so that the books stay as they are, under a number that is of no series. */
export async function aMadeInvoice(test: TestWorld, clientId: string, of?: AnOrganisation): Promise<MadeInvoice> {
  const { payerId } = of ?? (await anOrganisation(test, { name: `Works ${randomUUID()}`, kind: 'company' }))
  const [invoiceGuid, listGuid, month] = [randomUUID(), randomUUID(), ownMonth()]
  const party = { name: 'Works', address: NOWHERE, email: 'invoices@works.example' }
  const sums = { netCents: 0, vatCents: 0, prepaidCents: 0, roundingCents: 0, dueCents: 0 }
  await test.world.db.insert(invoice).values({
    ...{ id: invoiceGuid, clientId, payerId, month, kind: 'invoice', number: `X-${invoiceGuid}`, ...sums },
    ...{ issuedOn: '2026-10-02', dueOn: '2026-10-16', currency: 'EUR', reference: 'RF18X', format: 'pdf' },
    ...{ seller: { ...party, vatId: 'DE1', phone: '1', iban: 'DE83999000010000001001', bic: '' }, buyer: party },
    ...{ leitwegId: '', orderNumber: '', createdOn: test.now() },
  })
  const list = { month, currency: 'EUR', count: 0, cents: 0, createdOn: test.now() }
  await test.world.db.insert(payrollList).values({ ...list, id: listGuid, clientId, payerId })
  return { invoiceGuid, listGuid }
}

/** What a call about one is told; nothing for any other call. */
export const saidOfInvoice = ({ path }: Call, { invoiceGuid, listGuid }: MadeInvoice): Record<string, unknown> =>
  /^\/admin\/(invoices|payrollLists)/.test(path)
    ? { invoiceGuid, listGuid, line: 1, payerGuid: undefined, reason: 'because of a test', format: undefined }
    : {}
