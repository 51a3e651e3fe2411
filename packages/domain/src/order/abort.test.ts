import { expect, it } from 'vitest'
import { abort } from './abort.ts'
import { anOrder } from './order.fixture.ts'
import { awaitsPayment, isOpen, ORDER_STATES } from './state.ts'

it.each(ORDER_STATES)('giving up an order that is %s', state => {
  const result = abort(anOrder({ state }))
  if (isOpen(state) || state === 'aborted') expect(result).toMatchObject({ ok: true, order: { state: 'aborted' } })
  else expect(result).toMatchObject({ ok: false, reason: awaitsPayment(state) ? 'paymentInProgress' : 'orderClosed' })
})
