import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../adapters/ticket-document/read-pdf.fixture.ts'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { holding } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

describe('a certificate of travel expenses', () => {
  it('says what was charged for these days and that nothing of it is paid, as a tagged PDF', async () => {
    const { visitor, contractId, contract } = await holding(test, { from: '2026-11-01' })
    const body = { contractGuid: contractId, from: '2026-11-01', to: '2026-11-30' }
    const { status, bytes, headers } = await visitor.send(calls.getTravelExpenseCertificate, { body })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const { source, texts } = readPdf(bytes)
    for (const part of ['/MarkInfo', '/StructTreeRoot', '/Lang (en)']) expect(source).toContain(part)
    const said = texts.join(' ')
    const { contractNumber } = await contract()
    for (const part of [contractNumber, '€63.00 for November 2026', 'of which paid €0.00']) expect(said).toContain(part)
    expect(said).not.toContain('December')
  })

  it('is not made of days that nothing was charged for, nor of days in the wrong order', async () => {
    const { visitor, contractId } = await holding(test)
    const ask = async (from: string, to: string) => {
      const body = { contractGuid: contractId, from, to }
      const { errors } = await visitor.send(calls.getTravelExpenseCertificate, { body })
      return errors.map(({ fieldName, translationKey }) => `${fieldName} ${translationKey}`.trim())
    }
    expect(await ask('2026-10-01', '2026-10-31')).toEqual(['error.nothingClaimed'])
    expect(await ask('2026-12-31', '2026-12-01')).toEqual(['to error.dateBeforeOther'])
  })
})
