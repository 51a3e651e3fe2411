import { sepaText } from '@billett/domain'
import fc from 'fast-check'
import type { CreditTransfer, DirectDebit, DirectDebitFile } from './payment.ts'

export const CREDITOR = {
  name: 'Verkehrsbetriebe Luhrde GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
}

/** A file around some debits, with the totals they have. */
export const fileOf = (debits: readonly { cents: number }[], more: Partial<DirectDebitFile> = {}): DirectDebitFile => ({
  messageId: 'B-2027-01-04-1',
  createdOn: '2026-12-30T08:15:00.000Z',
  groupId: 'B-2027-01-04-1-1',
  dueOn: '2027-01-04',
  count: debits.length,
  sumCents: debits.reduce((sum, { cents }) => sum + cents, 0),
  creditor: CREDITOR,
  creditorId: 'DE98ZZZ09999999999',
  scheme: 'CORE',
  sequence: 'RCUR',
  ...more,
})

export const aDebit = (more: Partial<DirectDebit> = {}): DirectDebit => ({
  endToEndId: 'C-1',
  cents: 6300,
  mandate: { reference: 'M-1', signedOn: '2026-11-02', amendment: null },
  debtor: { name: 'Jana Moeller', iban: 'DE02120300000000202051', bic: null, address: null },
  text: 'Deutschlandticket Januar 2027',
  ...more,
})

export const bytesOf = async (pieces: Iterable<string> | AsyncIterable<string>): Promise<Uint8Array[]> => {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(new TextEncoder().encode(piece))
  return all
}

const text = (most: number) =>
  fc.string({ unit: 'grapheme', maxLength: most }).map(any => sepaText(`A ${any}`, most).trim())

const reference = fc
  .string({ unit: fc.constantFrom(..."ABCxyz0189+?/-:().,' "), minLength: 1, maxLength: 33 })
  .map(any => `R${any.replaceAll(/\/+/g, '/').replaceAll(/ +/g, ' ')}E`)

const iban = fc.constantFrom('DE02120300000000202051', 'AT611904300234573201', 'CH9300762011623852957')
const bic = fc.constantFrom(null, 'COBADEFFXXX', 'BYLADEM1')

const account = fc.record({ name: text(70), iban, bic })

const address = fc.record({
  street: fc.option(text(60)),
  houseNumber: fc.option(text(16)),
  postCode: fc.option(text(16)),
  town: text(35),
  country: fc.constantFrom('DE', 'CH'),
})

const amendment = fc
  .record({
    reference: fc.option(reference),
    creditor: fc.option(fc.record({ name: text(70), creditorId: fc.constant('DE98ABC09999999999') })),
    isOtherAccount: fc.boolean(),
  })
  .filter(one => one.reference !== null || one.creditor !== null || one.isOtherAccount)

const cents = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(1, 99, 100, 99_999_999_999))
const day = fc.constantFrom('2026-11-30', '2028-02-29', '2023-01-01')

export const anyDebit: fc.Arbitrary<DirectDebit> = fc.record({
  endToEndId: reference,
  cents,
  mandate: fc.record({ reference, signedOn: day, amendment: fc.option(amendment) }),
  debtor: fc.tuple(account, address).map(([one, of]) => ({ ...one, address: of })),
  text: text(140),
})

export const anyTransfer: fc.Arbitrary<CreditTransfer> = fc.record({
  endToEndId: reference,
  cents,
  creditor: account,
  text: text(140),
})
