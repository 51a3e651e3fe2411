import { type CancelWithoutLogin, cancelWithoutLogin } from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractCancellation } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { confirmCancellation } from './confirm-cancellation.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const declaration: CancelWithoutLogin = {
  kind: 'extraordinary',
  reason: 'Umzug <ins> Ausland',
  firstName: 'Käthe',
  lastName: 'Brömmelkamp',
  customerNumber: '',
  contract: 'Abo 4711',
  date: '2026-12-31',
  email: 'kaethe@example.org',
}

describe('cancelling a contract without signing in (§ 312k BGB)', () => {
  it('is stored and confirmed by one mail with its content, date and time', async () => {
    const body = { ...declaration, reason: 'Umzug ins Ausland' }
    const { receivedAt } = await visitorOf(test.app, 'de').ask(cancelWithoutLogin, { body })
    expect(receivedAt).toBe(test.now())
    const [stored] = await test.database.db.select().from(contractCancellation)
    expect(stored).toMatchObject({ content: body, language: 'de', receivedOn: receivedAt })
    await confirmCancellation(test.world, stored?.id ?? '')
    await confirmCancellation(test.world, stored?.id ?? '')
    expect(test.mails).toHaveLength(1)
    const [mail] = test.mails
    expect(mail?.to).toBe('kaethe@example.org')
    for (const part of ['Abo 4711', 'Umzug ins Ausland', 'außerordentliche', '21. November 2026', '10:00:00'])
      expect(mail?.text).toContain(part)
  })

  it('is confirmed without a link of whoever declared it in another’s name', async () => {
    const link = 'https://evil.example/win'
    const body = {
      ...declaration,
      firstName: 'Win',
      lastName: 'evil.example',
      reason: `Gewonnen: ${link}`,
      contract: link,
    }
    await visitorOf(test.app, 'de').ask(cancelWithoutLogin, { body })
    const all = await test.database.db.select().from(contractCancellation)
    const stored = all.find(({ content }) => content.contract === link)
    await confirmCancellation(test.world, stored?.id ?? '')
    const mail = test.mails.at(-1)
    expect(mail?.text).toContain('Guten Tag Win evil. example,')
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/evil\.example|https:\/\/evil/)
  })

  it('asks for the reason of an extraordinary one, at its field', async () => {
    const { status, errors } = await visitorOf(test.app).send(cancelWithoutLogin, {
      body: { ...declaration, reason: ' ' },
    })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ fieldName: 'reason', translationKey: 'error.required' }])
  })

  it('takes no markup', async () => {
    const { status, errors } = await visitorOf(test.app).send(cancelWithoutLogin, { body: declaration })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ fieldName: 'reason' }])
  })
})
