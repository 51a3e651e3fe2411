import { describe, expect, it } from 'vitest'
import { allOf } from '../all-of.fixture.ts'
import type { BankAnswer } from '../answer.ts'
import {
  BARE,
  BATCH,
  bytes,
  notification,
  RETURN_02,
  RETURN_08,
  report,
  statement,
  TRANSFER,
} from './bank-files.fixture.ts'
import { readAnswers } from './read-answers.ts'

const answersOf = (text: string): Promise<BankAnswer[]> => allOf(readAnswers(bytes(text)))
const movementsOf = async (text: string) => (await answersOf(text)).filter(answer => answer.kind === 'movement')

describe('a statement', () => {
  it.each([
    ['02', RETURN_02, null],
    ['08', RETURN_08, 'C-1'],
  ])('of version %s tells of a return by amount, charges, mandate and reason', async (version, entry, endToEndId) => {
    const [head, movement, end] = await answersOf(statement(entry, { version }))
    expect(head).toEqual({
      kind: 'message',
      type: 'camt.053',
      messageId: 'BANK-1',
      createdOn: '2027-01-11T05:00:00+01:00',
    })
    expect(movement).toMatchObject({
      kind: 'movement',
      account: 'DE89370400440532013000',
      servicerRef: '2027011112345',
      ordinal: 1,
      isBooked: true,
      bookedOn: '2027-01-11',
      valuedOn: '2027-01-04',
      currency: 'EUR',
      entryCents: -5300,
      cents: -5300,
      instructedCents: 5000,
      chargesCents: 300,
      family: 'PMNT/IDDT/UPDD',
      ownCode: 'NRTI+109+00931',
      endToEndId,
      mandate: 'M-1',
      name: 'Jana Moeller',
      iban: 'DE02120300000000202051',
      returnCode: 'MS03',
    })
    expect(end).toEqual({
      kind: 'statement',
      account: 'DE89370400440532013000',
      statementId: 'ST-1',
      entries: 1,
      bookedCents: -5300,
      closingCents: 94_700,
    })
  })

  it('says why something was returned in the bank’s words as well', async () =>
    expect((await movementsOf(statement(RETURN_02)))[0]).toMatchObject({
      returnText: 'ohne Angabe',
      text: 'Rueckgabegrund: MS03 Abo Januar',
    }))

  it('tells the payments of a batch apart, and says where one has no amount of its own', async () =>
    expect(await movementsOf(notification(BATCH))).toMatchObject([
      { ordinal: 1, entryCents: 12_600, cents: 6300, messageId: 'B-1', groupId: 'B-1-1', endToEndId: 'C-1' },
      { ordinal: 2, entryCents: 12_600, cents: null, messageId: 'B-1', groupId: null, endToEndId: 'C-2' },
    ]))

  it('tells of a transfer who paid, and the reference that was printed for it', async () =>
    expect((await movementsOf(notification(TRANSFER)))[0]).toMatchObject({
      entryRef: '7',
      cents: 6600,
      returnCode: null,
      creditorReference: 'RF18539007547034',
      name: 'Jana Moeller',
      iban: 'DE02120300000000202051',
    }))

  it('tells of an entry that has no details', async () =>
    expect((await movementsOf(notification(BARE)))[0]).toMatchObject({
      servicerRef: null,
      bookedOn: null,
      cents: -950,
      text: 'Kontofuehrung',
      endToEndId: null,
    }))

  it.each(['NONREF', 'NOTPROVIDED'])('tells of an entry that has no reference by saying %s', async word =>
    expect(await movementsOf(notification(RETURN_08.replace('2027011112345', word)))).toMatchObject([
      { servicerRef: null, endToEndId: 'C-1' },
    ]),
  )

  it('of several entries has the details of each', async () =>
    expect((await movementsOf(notification(BATCH + TRANSFER + BARE + BATCH))).map(({ cents }) => cents)).toEqual([
      6300,
      null,
      6600,
      -950,
      6300,
      null,
    ]))

  it.each([
    ['a closing balance that is not the opening and the entries', statement(RETURN_08, { closing: '947.01' })],
    [
      'another number of entries',
      statement(`<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries></TxsSummry>${RETURN_08}`),
    ],
    [
      'another sum of entries',
      statement(`<TxsSummry><TtlNtries><NbOfNtries>1</NbOfNtries><Sum>52.00</Sum></TtlNtries></TxsSummry>${RETURN_08}`),
    ],
  ])(
    'with %s is refused',
    async (_, text) => await expect(answersOf(text)).rejects.toMatchObject({ reason: 'sumsDiffer' }),
  )

  it.each([
    ['missing', RETURN_08.replace('DBIT', 'DEBT')],
    ['missing', RETURN_08.replace('<Amt Ccy="EUR">53.00</Amt>', '')],
    ['notAnAmount', RETURN_08.replace('53.00', '53,00')],
    ['notAnAmount', RETURN_08.replace('53.00', '-53.00')],
    ['notAnAmount', RETURN_08.replace('53.00', '53.005')],
    ['notADate', RETURN_08.replace('2027-01-11', '2027-02-30')],
  ])(
    'with something %s is refused',
    async (reason, entry) => await expect(answersOf(notification(entry))).rejects.toMatchObject({ reason }),
  )
})

describe('a report on a file', () => {
  it.each(['03', '10'])(
    'of version %s tells the states of file, groups and payments, by whatever prefix',
    async version =>
      expect((await answersOf(report(version))).slice(1)).toEqual([
        { kind: 'fileStatus', messageId: 'B-1', status: 'PART', reasons: [] },
        {
          kind: 'paymentStatus',
          messageId: 'B-1',
          groupId: 'B-1-1',
          endToEndId: 'C-1',
          mandate: 'M-1',
          status: 'RJCT',
          reasons: [{ code: 'AC01', text: null }],
          cents: 6300,
        },
        {
          kind: 'paymentStatus',
          messageId: 'B-1',
          groupId: 'B-1-1',
          endToEndId: 'C-2',
          mandate: null,
          status: 'RJCT',
          reasons: [{ code: 'X9', text: 'Konto gesperrt' }],
          cents: null,
        },
        { kind: 'groupStatus', messageId: 'B-1', groupId: 'B-1-1', status: null, reasons: [] },
      ]),
  )
})
