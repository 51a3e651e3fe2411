import { addTicket, changeAmount, executeSale, getInfo } from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { refused, timedOut, unreachable } from './failed.ts'
import type { Outcome } from './outcome.ts'
import { createRequestKeys } from './request-keys.ts'

const done: Outcome<never> = { ok: true, status: 200, data: [] }

const error = (key: string) => ({
  fieldName: '',
  customerErrorMessage: '',
  errorMessage: '',
  errorCode: 1,
  translationKey: key,
})
const replied = (status: number, key = 'error.required') =>
  refused(new Response(JSON.stringify({ error: [error(key)] }), { status }))

/** A page whose keys are numbers, and its clock. */
function page() {
  let last = 0
  let now = 0
  const underKey = createRequestKeys({
    newKey: () => {
      last += 1
      return `${last}`
    },
    now: () => now,
  })
  /** The key under which a ticket is put into a cart, and what comes of it. */
  const add = async (outcome: Outcome<never>, sortId = 'single', orderId = 'cart') => {
    let used: string | undefined
    await underKey(addTicket, { params: { orderId }, body: { sortId } }, async key => {
      used = key
      return outcome
    })
    return used
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { underKey, add, pass }
}

describe('a write', () => {
  it('has a key of its own each time it was answered', async () => {
    const { add } = page()
    expect([await add(done), await add(done), await add(await replied(404)), await add(done)]).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  it.each([
    ['was lost', unreachable],
    ['took too long', timedOut],
    ['met a server that stopped', () => replied(503)],
    ['is still being done', () => replied(409, 'error.requestInProgress')],
  ])('has the same key again when it %s', async (_, end) => {
    const { add } = page()
    const outcome = await end()
    expect([await add(outcome), await add(outcome), await add(done), await add(done)]).toEqual(['1', '1', '1', '2'])
  })

  it('that is another one has another key', async () => {
    const { add } = page()
    const keys = [
      await add(unreachable()),
      await add(unreachable(), 'day'),
      await add(unreachable(), 'single', 'other'),
    ]
    expect(keys).toEqual(['1', '2', '3'])
    expect(await add(done)).toBe('1')
  })

  it('is meant anew some minutes later', async () => {
    const { add, pass } = page()
    expect(await add(unreachable())).toBe('1')
    pass(4 * 60_000)
    expect(await add(unreachable())).toBe('1')
    pass(6 * 60_000)
    expect(await add(done)).toBe('2')
  })

  it('twice at once is two writes', async () => {
    const { add } = page()
    expect(await Promise.all([add(done), add(done)])).toEqual(['1', '2'])
  })
})

it('what only reads has none, nor a GET that may be made twice', async () => {
  const { underKey } = page()
  const keys: (string | undefined)[] = []
  const note = async (key: string | undefined) => {
    keys.push(key)
    return done
  }
  await underKey(getInfo, {}, note)
  await underKey(changeAmount, { params: { orderId: '1', ticketId: '2', amount: 3 } }, note)
  await underKey(executeSale, { body: {} }, note)
  expect(keys).toEqual([undefined, undefined, '1'])
})
