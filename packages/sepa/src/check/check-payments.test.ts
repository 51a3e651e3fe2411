import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allOf } from '../all-of.fixture.ts'
import { aDebit, bytesOf, fileOf } from '../sample-payments.fixture.ts'
import { writeDirectDebits } from '../write/write-direct-debits.ts'
import { checkPayments } from './check-payments.ts'

const debits = [aDebit(), aDebit({ endToEndId: 'C-2', cents: 1 })]
const text = async () => (await allOf(writeDirectDebits(fileOf(debits), debits))).join('')
const faultsOf = async (changed: string) => (await checkPayments([new TextEncoder().encode(changed)])).faults

describe('a file that is read again before it goes out', () => {
  it('is counted, added and hashed', async () => {
    const bytes = await bytesOf(writeDirectDebits(fileOf(debits), debits))
    const whole = Buffer.concat(bytes)
    expect(await checkPayments(bytes)).toEqual({
      messageId: 'B-2027-01-04-1',
      count: 2,
      sumCents: 6301,
      bytes: whole.length,
      sha256: createHash('sha256').update(whole).digest('hex'),
      faults: [],
    })
  })

  it.each<[string, (whole: string) => string]>([
    ['count', whole => whole.replace('<NbOfTxs>2<', '<NbOfTxs>3<')],
    ['sum', whole => whole.replace('<CtrlSum>63.01<', '<CtrlSum>63.02<')],
    ['sum', whole => whole.replace('"EUR">63.00<', '"EUR">63.50<')],
    ['reference', whole => whole.replace('>C-1<', '>/C-1<')],
    ['reference', whole => whole.replace('>M-1<', '>M//1<')],
    ['referenceTwice', whole => whole.replace('>C-1<', '>C-2<')],
    ['characters', whole => whole.replace('Jana Moeller', 'Jana Möller')],
    ['characters', whole => whole.replace('Deutschlandticket', 'Deutschland&amp;ticket')],
    ['message', whole => whole.replace('>B-2027-01-04-1<', '>B_1<')],
    ['amount', whole => whole.replace('"EUR">0.01<', '"EUR">0.00<').replaceAll('63.01', '63.00')],
  ])('and has a fault of %s does not go', async (fault, change) =>
    expect(await faultsOf(change(await text()))).toEqual([fault]),
  )

  it('and lost a payment does not go', async () => {
    const lost = (await text()).replace(/<DrctDbtTxInf>.*?<\/DrctDbtTxInf>/, '')
    expect(await faultsOf(lost)).toEqual(['count', 'sum'])
  })

  it('and has no end cannot be read', async () =>
    await expect(faultsOf((await text()).slice(0, -30))).rejects.toMatchObject({ reason: 'notXml' }))
})
