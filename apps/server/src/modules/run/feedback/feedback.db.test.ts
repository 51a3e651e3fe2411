import * as calls from '@billett/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { feedback } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { passOnFeedback } from './pass-on-feedback.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
})
afterEach(() => test.close())

const send = (values: Record<string, string>, id = 'lostProperty', visitor = visitorOf(test.app, 'de')) =>
  visitor.send(calls.sendFeedback, {
    params: { id },
    body: { detailFieldValues: Object.entries(values).map(([field, value]) => ({ id: field, value })) },
  })

const LOST = { date: '2026-11-20', item: 'Schirm', kind: 'other', message: 'Er ist rot,\nmit Punkten.', line: '' }

describe('what feedback can be about', () => {
  it('is chosen level by level, down to a form', async () => {
    const visitor = visitorOf(test.app, 'de')
    const first = (await visitor.send(calls.getFeedbackCategories)).items
    expect(first).toHaveLength(5)
    const below = async (id: string) => (await visitor.send(calls.getFeedbackCategory, { params: { id } })).items
    expect((await below('ride')).map(({ id, hasChildren }) => [id, hasChildren])).toContainEqual(['punctuality', true])
    const [delay] = await below('punctuality')
    expect(delay).toEqual({ id: 'delay', label: 'Verspätung oder verpasster Anschluss', hasChildren: false })
    const fields = await visitor.send(calls.getFeedbackDetailFields, { params: { id: 'delay' } })
    expect(fields.items.map(({ id, row, column }) => [id, row, column]).slice(0, 4)).toEqual([
      ['date', 0, 0],
      ['time', 0, 1],
      ['line', 1, 0],
      ['stop', 1, 1],
    ])
  })

  it('that does not exist is not found', async () => {
    const { status, errors } = await visitorOf(test.app).send(calls.getFeedbackDetailFields, { params: { id: 'x' } })
    expect([status, errors[0]?.translationKey]).toEqual([404, 'error.feedbackCategoryNotFound'])
    expect((await send(LOST, 'ride')).status).toBe(404)
  })
})

describe('feedback', () => {
  it('is stored without what is empty, and mailed to the operator once', async () => {
    expect((await send(LOST)).items).toEqual([{ receivedAt: test.now() }])
    const [row] = await test.database.db.select().from(feedback)
    expect(row?.content.map(({ id }) => id)).toEqual(['date', 'item', 'kind', 'message'])
    expect(row?.accountId).toBeNull()
    await passOnFeedback(test.world, row?.id ?? '')
    await passOnFeedback(test.world, row?.id ?? '')
    expect(test.mails.map(({ to }) => to)).toEqual([test.world.client.config.operator.email])
    for (const part of ['Etwas verloren', 'Schirm', 'Etwas anderes', 'Er ist rot,\nmit Punkten.'])
      expect(test.mails[0]?.text).toContain(part)
  })

  it('of somebody who has signed in says who it was', async () => {
    const { visitor, signedIn } = await aCustomer(test)
    await send(LOST, 'lostProperty', visitor)
    const rows = await test.database.db.select().from(feedback)
    expect(rows).toMatchObject([{ accountId: signedIn.userId }])
    await passOnFeedback(test.world, rows[0]?.id ?? '')
    expect(test.mails.at(-1)?.text).toContain(signedIn.email)
    expect(test.mails.at(-1)?.text).not.toContain(signedIn.userId)
  })

  it('names every field that is wrong', async () => {
    const { status, errors } = await send({ date: 'gestern', email: 'x', other: 'y' })
    expect(status).toBe(400)
    expect(errors.map(error => `${error.fieldName} ${error.translationKey}`).sort()).toEqual([
      'detailFieldValues.date error.date',
      'detailFieldValues.email error.email',
      'detailFieldValues.item error.required',
      'detailFieldValues.message error.required',
      'detailFieldValues.other error.notValid',
    ])
  })

  it('cannot flood the operator', async () => {
    for (let time = 0; time < 5; time += 1) expect((await send(LOST)).status).toBe(200)
    expect((await send(LOST)).status).toBe(429)
    expect(await test.database.db.select().from(feedback)).toHaveLength(5)
  })
})
