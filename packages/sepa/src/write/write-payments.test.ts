import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOf } from '../all-of.fixture.ts'
import { checkPayments } from '../check/check-payments.ts'
import { NotWritable } from '../not-writable.ts'
import type { DirectDebit } from '../payment.ts'
import { readPayments } from '../read/read-payments.ts'
import { aDebit, anyDebit, anyTransfer, bytesOf, CREDITOR, fileOf } from '../sample-payments.fixture.ts'
import { writeCreditTransfers } from './write-credit-transfers.ts'
import { writeDirectDebits } from './write-direct-debits.ts'
import { CREDIT_TRANSFER_FILE, DIRECT_DEBIT_FILE } from './written-files.fixture.ts'

const written = async (debits: DirectDebit[], more = {}) =>
  (await allOf(writeDirectDebits(fileOf(debits, more), debits))).join('')

const piecesOf = async (pieces: AsyncIterable<string>) => allOf(readPayments(await bytesOf(pieces)))

describe('a file of direct debits', () => {
  it('has what German banks ask for, in their order', async () => {
    const text = await written([aDebit()])
    expect(text.replaceAll(/></g, '>\n<')).toBe(DIRECT_DEBIT_FILE)
  })

  it('says of a mandate what has changed since it was last presented', async () => {
    const amendment = {
      reference: 'M-0',
      creditor: { name: 'Stadtwerke', creditorId: 'DE98ABC09999999999' },
      isOtherAccount: true,
    }
    const text = await written([aDebit({ mandate: { reference: 'M-1', signedOn: '2026-11-02', amendment } })])
    expect(text).toContain(
      '<AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlMndtId>M-0</OrgnlMndtId><OrgnlCdtrSchmeId><Nm>Stadtwerke</Nm>',
    )
    expect(text).toContain('<OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct></AmdmntInfDtls>')
  })

  it('says where a debtor lives whose bank is outside the European Economic Area', async () => {
    const address = { street: 'Seeweg', houseNumber: '4', postCode: '8001', town: 'Zuerich', country: 'CH' }
    const swiss = { name: 'Urs Meier', iban: 'CH9300762011623852957', bic: null }
    expect(await written([aDebit({ debtor: { ...swiss, address } })])).toContain(
      '<PstlAdr><StrtNm>Seeweg</StrtNm><BldgNb>4</BldgNb><PstCd>8001</PstCd><TwnNm>Zuerich</TwnNm><Ctry>CH</Ctry></PstlAdr>',
    )
    await expect(written([aDebit({ debtor: { ...swiss, address: null } })])).rejects.toThrow('PstlAdr')
  })

  const debtor = aDebit().debtor
  const mandate = aDebit().mandate
  it.each<[string, Partial<DirectDebit>, object]>([
    ['InstdAmt', { cents: 0 }, {}],
    ['InstdAmt', { cents: -1 }, {}],
    ['InstdAmt', { cents: 100_000_000_000 }, {}],
    ['InstdAmt', { cents: 1.5 }, {}],
    ['EndToEndId', { endToEndId: '/C1' }, {}],
    ['EndToEndId', { endToEndId: 'C//1' }, {}],
    ['EndToEndId', { endToEndId: 'C'.repeat(36) }, {}],
    ['EndToEndId', { endToEndId: 'Cä' }, {}],
    ['MndtId', { mandate: { ...mandate, reference: '' } }, {}],
    ['DtOfSgntr', { mandate: { ...mandate, signedOn: '2027-02-29' } }, {}],
    ['Nm', { debtor: { ...debtor, name: 'Möller' } }, {}],
    ['Nm', { debtor: { ...debtor, name: 'A<B' } }, {}],
    ['Nm', { debtor: { ...debtor, name: 'A'.repeat(71) } }, {}],
    ['Nm', { debtor: { ...debtor, name: ' ' } }, {}],
    ['IBAN', { debtor: { ...debtor, iban: 'DE02120300000000202052' } }, {}],
    ['BICFI', { debtor: { ...debtor, bic: 'COBADE' } }, {}],
    ['Ustrd', { text: 'A'.repeat(141) }, {}],
    ['Ustrd', { text: '' }, {}],
    ['MsgId', {}, { messageId: 'Ü' }],
    ['CreDtTm', {}, { createdOn: '2026-12-30T08:15:00+01:00' }],
    ['ReqdColltnDt', {}, { dueOn: '2027-1-4' }],
    ['Id', {}, { creditorId: 'DE99ZZZ09999999999' }],
    ['NbOfTxs', {}, { count: 2 }],
    ['NbOfTxs', {}, { count: 0 }],
    ['CtrlSum', {}, { sumCents: 6301 }],
    [
      'AmdmntInfDtls',
      { mandate: { ...mandate, amendment: { reference: null, creditor: null, isOtherAccount: false } } },
      {},
    ],
  ])('is not written with what no bank takes in %s: %o %o', async (field, debit, more) => {
    const failure: unknown = await written([aDebit(debit)], more).catch((caught: unknown) => caught)
    expect(failure).toBeInstanceOf(NotWritable)
    expect(failure).toMatchObject({ field })
  })

  it('is read as it was written, whatever stands in it', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyDebit, { minLength: 1, maxLength: 5 }), async debits => {
        const pieces = await piecesOf(writeDirectDebits(fileOf(debits), debits))
        expect(pieces.filter(piece => piece.kind === 'debit').map(({ kind, ...debit }) => debit)).toEqual(debits)
      }),
    ))

  it('is the same to the byte when the same is written again', async () =>
    expect(await written([aDebit()])).toBe(await written([aDebit()])))

  it('comes in pieces, of which none is ever long', async () => {
    const debits = Array.from({ length: 2000 }, (_, at) => aDebit({ endToEndId: `C-${at}` }))
    const lengths: number[] = []
    for await (const piece of writeDirectDebits(fileOf(debits), debits)) lengths.push(piece.length)
    expect(lengths.length).toBeGreaterThan(10)
    expect(Math.max(...lengths)).toBeLessThan(70_000)
  })
})

describe('a file of transfers', () => {
  const fileOfTransfers = (transfers: readonly { cents: number }[]) => ({ ...fileOf(transfers), debtor: CREDITOR })

  it('has what German banks ask for, in their order', async () => {
    const one = { endToEndId: 'R-1', cents: 1234, creditor: { ...aDebit().debtor, bic: null }, text: 'Guthaben' }
    const text = (await allOf(writeCreditTransfers(fileOfTransfers([one]), [one]))).join('')
    expect(text.replaceAll(/></g, '>\n<')).toBe(CREDIT_TRANSFER_FILE)
  })

  it('is read as it was written, and checked', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyTransfer, { minLength: 1, maxLength: 5, selector: one => one.endToEndId }),
        async transfers => {
          const bytes = await bytesOf(writeCreditTransfers(fileOfTransfers(transfers), transfers))
          const pieces = await allOf(readPayments(bytes))
          expect(pieces.filter(piece => piece.kind === 'transfer').map(({ kind, ...transfer }) => transfer)).toEqual(
            transfers,
          )
          expect((await checkPayments(bytes)).faults).toEqual([])
        },
      ),
    ))
})
