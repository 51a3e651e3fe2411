import { arithmeticFaults, type InvoicedClaim, invoiceLines } from '@billett/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readXml, saidAmounts, saidInCii, textsAt } from '../said-amounts.fixture.ts'
import { writeXrechnung } from '../xrechnung/write-xrechnung.ts'
import { writeCii } from '../zugferd/write-cii.ts'
import { invoiceFacts, type SaidInvoice } from './invoice-facts.ts'

const INVOICE: SaidInvoice = {
  number: 'R2026-000001',
  kind: 'invoice',
  issuedOn: '2026-12-02',
  dueOn: '2027-01-01',
  currency: 'EUR',
  language: 'de',
  reason: '',
  leitwegId: '',
  buyerReference: '',
  orderNumber: 'PO <77> & more',
  reference: 'RF18R2026000001',
  corrects: null,
  prepaidCents: 0,
  seller: {
    name: 'Lührtal & Co',
    address: { street: 'Weg', houseNumber: '1', postCode: '12345', city: 'Lührstadt', country: 'de' },
    email: 'info@luehrtal.example',
    vatId: 'DE123456789',
    phone: '+49 30 1',
    iban: 'DE02120300000000202051',
    bic: '',
  },
  buyer: {
    name: 'Kreis',
    address: { street: 'Platz', houseNumber: '', postCode: '54321', city: 'Kreisstadt', country: 'de' },
    email: 'rechnung@kreis.example',
  },
  lines: [],
}

const claim = fc.record({
  id: fc.uuid(),
  placeId: fc.constantFrom('a', 'b', null),
  place: fc.constantFrom('Schule "Am Markt" <2>', ''),
  product: fc.constantFrom('School ticket', 'Job ticket'),
  component: fc.constantFrom('fare', 'returnFee'),
  periodStart: fc.constantFrom('2026-12-01', '2027-01-01'),
  cents: fc.integer({ min: -9_999, max: 9_999 }).filter(cents => cents !== 0),
  vatPermille: fc.constantFrom(0, 70, 190),
  byPayroll: fc.boolean(),
  precedingId: fc.constant(null),
}) satisfies fc.Arbitrary<InvoicedClaim>

const inUbl = (invoice: SaidInvoice) => readXml(Buffer.from([...writeXrechnung(invoiceFacts(invoice))].join('')))
const inCii = (invoice: SaidInvoice) => readXml(Buffer.from([...writeCii(invoiceFacts(invoice))].join('')))

it('whatever was claimed, XRechnung and ZUGFeRD say the same amounts, by all rules of EN 16931', () => {
  fc.assert(
    fc.property(fc.array(claim, { minLength: 1, maxLength: 40 }), fc.nat(9_999), (claims, prepaidCents) => {
      const lines = invoiceLines(claims).map((line, index) => ({ ...line, number: index + 1 }))
      const invoice = { ...INVOICE, lines, prepaidCents }
      const said = saidInCii(inCii(invoice))
      expect(arithmeticFaults(said)).toEqual([])
      expect(said).toEqual(saidAmounts(inUbl(invoice)))
      expect(said.lines).toHaveLength(lines.length)
    }),
    { numRuns: 200 },
  )
})

it('a correction names the invoice that it corrects, and who pays publicly their Leitweg-ID', () => {
  const document = inCii({
    ...INVOICE,
    kind: 'correction',
    leitwegId: '04011000-1234512345-06',
    corrects: { number: 'R2026-000000', issuedOn: '2026-11-02' },
  })
  const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
  const buyer = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty'
  expect(textsAt(document, 'ExchangedDocument/TypeCode')).toEqual(['384'])
  expect(textsAt(document, `${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)).toEqual(['R2026-000000'])
  expect(textsAt(document, `${buyer}/URIUniversalCommunication/URIID`)).toEqual(['04011000-1234512345-06'])
  expect(textsAt(document, `${settlement}/PaymentReference`)).toEqual([INVOICE.reference])
})

it('holds nothing empty but the delivery that has to stand there', () => {
  const claims = fc.sample(claim, 20)
  const lines = invoiceLines(claims).map((line, index) => ({ ...line, number: index + 1 }))
  const empty: string[] = []
  const look = ({ name, text, children }: ReturnType<typeof readXml>): void => {
    if (text === '' && children.length === 0) empty.push(name)
    children.forEach(look)
  }
  look(inCii({ ...INVOICE, lines }))
  expect(empty).toEqual(['ApplicableHeaderTradeDelivery'])
})
