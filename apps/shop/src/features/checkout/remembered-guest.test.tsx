import * as contract from '@billett/contract'
import { adoptTokens } from '@billett/web-kit/session/keep-session.ts'
import { answering, type fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aPaidOrder, aPreparedOrder, aWaitingOrder, ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { storedCart } from '../../storage/cart.ts'
import { aGuest } from '../../storage/guest.fixture.ts'
import { storedGuest } from '../../storage/guest.ts'

const way = { type: 1, urlToIcon: '', isDefault: false, isGeneric: true } as const
const methods = answering(contract.getPaymentMethods, (): contract.PaymentMethod[] => [
  { ...way, id: 'demo-1-27', label: 'Credit card', subType: 27 },
  { ...way, id: 'demo-1-3', label: 'Debit', subType: 3 },
])
const paid = [
  answering(contract.executeSaleGuest, () => [aPaidOrder()]),
  answering(contract.verifyOrder, () => [aPaidOrder()]),
]

function open(...answers: Parameters<typeof fakeSend>) {
  storedCart.write(ORDER_ID)
  const order = () => [aPreparedOrder()]
  const cart = [answering(contract.getOrder, order), answering(contract.updatePreparedOrder, order)]
  return renderShop({ at: '/checkout', answers: [...answers, methods, ...cart] })
}
type User = Awaited<ReturnType<typeof renderShop>>['user']

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Remember me on this device' })

async function order(user: User) {
  await user.click(screen.getByRole('button', { name: 'order with obligation to pay' }))
}

async function orderAsGuest(user: User) {
  await user.type(await screen.findByLabelText('E-mail'), 'kaethe@example.org')
  await user.click(await screen.findByRole('radio', { name: /Credit card/ }))
  await order(user)
}

const ready = () => screen.findByRole('heading', { name: 'Your ticket is ready' })

describe('a guest', () => {
  it('is remembered where the box was ticked and the order is paid: e-mail and kind of payment', async () => {
    const { user } = await open(...paid)
    expect((await box()).checked).toBe(false)
    await user.click(await box())
    await orderAsGuest(user)
    await ready()
    expect(storedGuest.read()).toEqual(aGuest())
  })

  it('is not remembered where the box was left alone', async () => {
    const { user } = await open(...paid)
    await orderAsGuest(user)
    await ready()
    expect(localStorage.getItem('guest')).toBeNull()
  })

  it('is not remembered while the order is not paid', async () => {
    const waits = answering(contract.verifyOrder, () => [aWaitingOrder('pending')])
    const { user } = await open(
      answering(contract.executeSaleGuest, () => [aWaitingOrder('pending')]),
      waits,
    )
    await user.click(await box())
    await orderAsGuest(user)
    await screen.findByRole('heading', { name: /payment/ })
    expect(localStorage.getItem('guest')).toBeNull()
  })

  it('finds e-mail and way to pay filled in, of which nothing was sent before the order', async () => {
    storedGuest.write(aGuest())
    const { user, sent } = await open(...paid)
    expect(await screen.findByText('kaethe@example.org')).toBeTruthy()
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    await waitFor(() => expect(screen.getByRole('radio', { name: /Credit card/ })).toHaveProperty('checked', true))
    expect(JSON.stringify(sent)).not.toContain('kaethe')
    await order(user)
    await ready()
    const placed = sent.find(({ call }) => call === contract.executeSaleGuest.name)
    expect(placed?.input.body).toMatchObject({ guest: { email: 'kaethe@example.org' }, paymentMethodId: 'demo-1-27' })
  })

  it('finds the name filled in where it is asked for again, and changes what is remembered', async () => {
    const named = { firstName: 'Käthe', lastName: 'Öz' }
    const address = { ...aGuest().address, street: 'Lindenweg', houseNumber: '4a', postCode: '99981', city: 'Lühr' }
    storedGuest.write(aGuest({ ...named, address, methodKind: 3 }))
    const { user } = await open(...paid)
    expect(await screen.findByText(/Käthe Öz, Lindenweg 4a/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Change/ }))
    await user.clear(screen.getByLabelText('First name'))
    await user.type(screen.getByLabelText('First name'), 'Kathrin')
    expect((await box()).checked).toBe(true)
    await order(user)
    await ready()
    expect(storedGuest.read()).toEqual(aGuest({ ...named, firstName: 'Kathrin', address, methodKind: 3 }))
  })

  it.each(['/checkout', '/confirm'])('is forgotten on demand at %s', async at => {
    storedGuest.write(aGuest())
    const { user } =
      at === '/checkout' ? await open() : await renderShop({ at, answers: [answering(contract.getOrder, () => [])] })
    await user.click(await screen.findByRole('button', { name: 'Forget me' }))
    expect(await screen.findByText('This device has forgotten your details.')).toBeTruthy()
    expect(localStorage.getItem('guest')).toBeNull()
    expect(screen.queryByText('kaethe@example.org')).toBeNull()
  })

  it('is asked anew after being forgotten at the checkout, and not remembered again unasked', async () => {
    storedGuest.write(aGuest())
    const { user } = await open(...paid)
    await user.click(await screen.findByRole('button', { name: 'Forget me' }))
    await orderAsGuest(user)
    await ready()
    expect(localStorage.getItem('guest')).toBeNull()
  })

  it('is forgotten where somebody signs in', async () => {
    storedGuest.write(aGuest())
    const { store } = await renderShop()
    adoptTokens(store.dispatch, { jwt: aToken() })
    expect(localStorage.getItem('guest')).toBeNull()
  })
})
