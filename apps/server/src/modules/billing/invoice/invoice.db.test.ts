import { arithmeticFaults, customerOfReference, type Instant } from '@billett/domain'
import { PDFDocument } from '@cantoo/pdf-lib'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  claim,
  collectionClaim,
  invoice,
  invoiceClaim,
  invoiceProfile,
  payerAccount,
} from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { hears, notification, transferOf } from '../../../testing/collected.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { openClaims } from '../collection/index.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceRound, sendInvoice } from './index.ts'
import { readXml, saidAmounts, saidInCii, textsAt } from './said-amounts.fixture.ts'
import { storedInvoice } from './stored-invoice.queries.ts'
import { xrechnungOf } from './xrechnung-of.ts'

const LEITWEG_ID = '04011000-1234512345-06'

let test: TestWorld
let authority: AnOrganisation
let company: AnOrganisation
let school: AnOrganisation
let pausing: string

const untilThe = (then: Instant) => test.pass((Date.parse(then) - Date.parse(test.now())) / 60_000)

const invoicesOf = ({ payerId }: AnOrganisation) =>
  test.database.db.select().from(invoice).where(eq(invoice.payerId, payerId)).orderBy(asc(invoice.number))

const sumOfClaims = async ({ payerId }: AnOrganisation) => {
  const rows = await test.database.db.select({ cents: claim.cents }).from(claim).where(eq(claim.payerId, payerId))
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}

// It is 21 November 2026 at first.
beforeAll(async () => {
  test = await testWorld()
  authority = await anOrganisation(test, { name: 'County <North> & Sons', kind: 'authority' })
  company = await anOrganisation(test, { name: 'Works', kind: 'company' })
  school = await anOrganisation(test, { name: 'School' })
  await pays(test, authority, school)
  for (const lastName of ['One', 'Two'])
    await aPupilsContract(test, await aPupil(test, school, { lastName }), school, {
      state: 'Granted',
      payer: authority,
    })
  pausing = await aPupilsContract(test, await aPupil(test, company), company, { state: 'Granted', payer: company })
  await test.database.db.insert(invoiceProfile).values({
    payerId: authority.payerId,
    clientId: clientIdOf(test.world),
    format: 'xrechnung',
    leitwegId: LEITWEG_ID,
    orderNumber: 'PO-77',
    email: 'invoices@county.example',
    daysToPay: 30,
  })
  untilThe('2026-12-01T09:00:00.000Z')
  await claimRound(test.world)
})
afterAll(() => test.close())

describe('invoices of a month', () => {
  it('are not made before its second day, and then once, however often it is asked', async () => {
    await invoiceRound(test.world)
    expect(await invoicesOf(authority)).toEqual([])
    untilThe('2026-12-02T09:00:00.000Z')
    await Promise.all([invoiceRound(test.world, 1), invoiceRound(test.world, 1)])
    await invoiceRound(test.world)
    const [own, ...more] = await invoicesOf(authority)
    expect(more).toEqual([])
    expect(own).toMatchObject({
      month: '2026-12',
      kind: 'invoice',
      issuedOn: '2026-12-02',
      dueOn: '2027-01-01',
      dueCents: 12_600,
      netCents: 11_776,
      vatCents: 824,
      prepaidCents: 0,
      roundingCents: 0,
      leitwegId: LEITWEG_ID,
      buyer: { name: 'County <North> & Sons', email: 'invoices@county.example' },
    })
    expect(customerOfReference(own?.reference ?? '')).toBe(own?.number.replace('-', ''))
    expect(await invoicesOf(company)).toMatchObject([{ dueCents: 6300, dueOn: '2026-12-16', format: 'pdf' }])
    const numbers = [...(await invoicesOf(authority)), ...(await invoicesOf(company))].map(({ number }) => number)
    expect(numbers.toSorted()).toEqual(['R2026-000001', 'R2026-000002'])
  })

  it('come by mail once, as a PDF and as XRechnung where that is wanted; who has no address gets none', async () => {
    for (const job of await takenJobs(test, 'sendInvoice')) {
      await sendInvoice(test.world, job.invoiceId)
      await sendInvoice(test.world, job.invoiceId)
    }
    expect(test.mails.map(({ to }) => to)).toEqual(['invoices@county.example'])
    const [mail] = test.mails
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'application/xml'])
    expect(Buffer.from(mail?.attachments[0]?.bytes.slice(0, 5) ?? []).toString()).toBe('%PDF-')
  })

  it('are read again as XRechnung with every rule of arithmetic kept, whatever a name holds', async () => {
    const [{ id } = { id: '' }] = await invoicesOf(authority)
    const stored = await storedInvoice(test.database.db, clientIdOf(test.world), id)
    if (!stored) throw new Error('there is no invoice')
    const document = readXml(xrechnungOf(stored).bytes)
    const said = saidAmounts(document)
    expect(arithmeticFaults(said)).toEqual([])
    expect(said).toMatchObject({ due: 12_600, net: 11_776, vat: 824, lines: [11_776] })
    expect(textsAt(document, 'BuyerReference')).toEqual([LEITWEG_ID])
    expect(textsAt(document, 'OrderReference/ID')).toEqual(['PO-77'])
    expect(textsAt(document, 'PaymentMeans/PaymentID')).toEqual([stored.reference])
    const buyer = 'AccountingCustomerParty/Party'
    expect(textsAt(document, `${buyer}/PartyLegalEntity/RegistrationName`)).toEqual(['County <North> & Sons'])
    expect(textsAt(document, `${buyer}/EndpointID`)).toEqual([LEITWEG_ID])
    expect(textsAt(document, 'InvoiceLine/InvoicedQuantity')).toEqual(['2'])
    expect(textsAt(document, 'InvoiceLine/Item/Description')).toEqual(['School'])
    expect(document.children.filter(({ text, children }) => text === '' && children.length === 0)).toEqual([])
  })

  it('are PDF documents to be kept, which hold the same invoice for machines (ZUGFeRD)', async () => {
    const [{ id } = { id: '' }] = await invoicesOf(authority)
    const stored = await storedInvoice(test.database.db, clientIdOf(test.world), id)
    if (!stored) throw new Error('there is no invoice')
    const { bytes } = await drawInvoice(test.world, stored)
    expect(bytes).toEqual((await drawInvoice(test.world, stored)).bytes)
    const pdf = await PDFDocument.load(bytes)
    const [held, ...more] = pdf.getAttachments()
    expect(more).toEqual([])
    expect(held).toMatchObject({ name: 'factur-x.xml', mimeType: 'text/xml', afRelationship: 'Alternative' })
    const document = readXml(held?.data ?? new Uint8Array())
    const said = saidInCii(document)
    expect(arithmeticFaults(said)).toEqual([])
    expect(said).toEqual(saidAmounts(readXml(xrechnungOf(stored).bytes)))
    const context = 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'
    expect(textsAt(document, context)).toEqual(['urn:cen.eu:en16931:2017'])
    const source = Buffer.from(bytes).toString('latin1')
    const metadata = readXml(Buffer.from(/<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(source)?.[0] ?? '', 'latin1'))
    const told = (name: string) => textsAt(metadata, `RDF/Description/${name}`)
    expect([told('part'), told('conformance')]).toEqual([['1', '3'], ['A']])
    expect([told('DocumentFileName'), told('DocumentType'), told('ConformanceLevel')]).toEqual([
      ['factur-x.xml'],
      ['INVOICE'],
      ['EN 16931'],
    ])
    expect(source).toMatch(/\/OutputIntents/)
  })
})

it('money that is transferred under the reference of an invoice pays what its payer owes', async () => {
  const [{ reference } = { reference: '' }] = await invoicesOf(authority)
  await hears(test, notification('INV-1', transferOf(reference, 6300, 'INV-1')))
  const open = (await openClaims(test.world.db, [authority.payerId])).get(authority.payerId)
  expect(open?.map(({ cents }) => cents)).toEqual([6300])
})

it('a credit of what was invoiced is a correction of that invoice, and all together are the claims', async () => {
  await happens(test, pausing, {
    kind: 'paused',
    effectiveOn: '2026-12-01',
    payload: { until: '2027-01-01', reason: 'illness' },
  })
  untilThe('2027-01-01T09:00:00.000Z')
  await claimRound(test.world)
  untilThe('2027-01-02T09:00:00.000Z')
  await invoiceRound(test.world)
  await invoiceRound(test.world)
  const [first, ...later] = await invoicesOf(company)
  const correction = later.find(({ kind }) => kind === 'correction')
  expect(correction).toMatchObject({ precedingId: first?.id, dueCents: -6300, netCents: -5888, vatCents: -412 })
  expect(later.find(({ kind }) => kind === 'invoice')).toMatchObject({ month: '2027-01', dueCents: 6300 })
  for (const payer of [authority, company]) {
    const sum = (await invoicesOf(payer)).reduce((total, { dueCents }) => total + dueCents, 0)
    expect(sum).toBe(await sumOfClaims(payer))
  }
  const stored = await storedInvoice(test.database.db, clientIdOf(test.world), correction?.id ?? '')
  if (!stored) throw new Error('there is no correction')
  const document = readXml(xrechnungOf(stored).bytes)
  expect(arithmeticFaults(saidAmounts(document))).toEqual([])
  expect(textsAt(document, 'InvoiceTypeCode')).toEqual(['384'])
  expect(textsAt(document, 'BillingReference/InvoiceDocumentReference/ID')).toEqual([first?.number])
  expect(textsAt(document, 'InvoiceLine/InvoicedQuantity')).toEqual(['-1'])
  expect(textsAt(document, 'InvoiceLine/Price/PriceAmount')).toEqual(['58.88'])
})

it('nobody else is invoiced: who is debited, and who is paid for from wages', async () => {
  const { payerId: debited } = await aContract(test, { from: '2027-01-01' })
  const { payerId: byPayroll } = await aContract(test, { from: '2027-01-01' })
  await test.database.db.update(payerAccount).set({ method: 'payroll' }).where(eq(payerAccount.id, byPayroll))
  await claimRound(test.world)
  untilThe('2027-02-02T09:00:00.000Z')
  await invoiceRound(test.world)
  for (const id of [debited, byPayroll]) expect(await test.database.db.$count(invoice, eq(invoice.payerId, id))).toBe(0)
})

it('what was invoiced stays as it was, and no claim is in one twice', async () => {
  const { db } = test.database
  const [{ id } = { id: '' }] = await invoicesOf(authority)
  await expect(db.execute(sql`update invoice set due_cents = 1 where id = ${id}`)).rejects.toThrow()
  await expect(db.execute(sql`delete from invoice_claim where invoice_id = ${id}`)).rejects.toThrow()
  const [one] = await db.select().from(invoiceClaim).where(eq(invoiceClaim.invoiceId, id))
  if (!one) throw new Error('there is no claim in it')
  await expect(db.insert(invoiceClaim).values(one)).rejects.toThrow()
  expect(await db.$count(collectionClaim, eq(collectionClaim.claimId, one.claimId))).toBe(0)
})
