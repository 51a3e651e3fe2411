import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aPaidOrder, aPreparedOrder, ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { storedCart } from '../../storage/cart.ts'

afterEach(cleanDevice)

const VISA = 'aaaaaaaa-1111-4111-8111-111111111111'
const stored = answering(contract.getStoredPaymentMethods, () => [
  { id: VISA, type: 1, subType: 27, label: 'Visa •••• 1111', urlToIcon: '', isDefault: true, isGeneric: false },
])
const types = answering(contract.getPaymentTypes, () => [
  { id: '1', type: 1, label: 'demo', methods: [{ id: 'm', label: 'Kreditkarte', subType: 27, urlToIcon: '' }] },
])

function openCheckout(...answers: Parameters<typeof fakeSend>) {
  storedCart.write(ORDER_ID)
  return renderShop({
    at: '/kasse',
    answers: [
      ...answers,
      types,
      answering(contract.getOrder, () => [aPreparedOrder()]),
      answering(contract.updatePreparedOrder, () => [aPreparedOrder()]),
      answering(contract.verifyOrder, () => [aPaidOrder()]),
    ],
  })
}

describe('paying by what is stored', () => {
  it('is chosen already, and orders without leaving the shop', async () => {
    const paid = answering(contract.executeSale, () => [aPaidOrder()])
    const { user, sent, location } = await openCheckout(stored, paid, signedIn())
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Visa •••• 1111/ })
    await waitFor(() => expect(radio.checked).toBe(true))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Straße').value).toBe('Lindenweg'))
    await user.click(screen.getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await user.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }))
    await waitFor(() => expect(location()?.pathname).toBe(`/bestaetigung/${ORDER_ID}`))
    expect(sent.find(({ call }) => call === contract.executeSale.name)?.input).toMatchObject({
      body: { paymentMethodId: VISA },
    })
  })

  it('leaves the choice to the passenger', async () => {
    const { user } = await openCheckout(stored, signedIn())
    await user.click(await screen.findByRole('radio', { name: /Kreditkarte/ }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Visa/ }).checked).toBe(false)
  })

  it('is not offered to guests, and not waited for where nobody answers', async () => {
    const guest = await openCheckout(stored)
    expect(await screen.findByRole('radio', { name: /Kreditkarte/ })).toBeTruthy()
    expect(guest.sent.some(({ call }) => call === contract.getStoredPaymentMethods.name)).toBe(false)
    cleanDevice()
    const down = { field: '', message: '', code: -1, key: 'error.backendCommunication' }
    await openCheckout(refusing(contract.getStoredPaymentMethods, 502, down), signedIn())
    expect(await screen.findByRole('radio', { name: /Kreditkarte/ })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull()
  })

  it('that is declined says so at the choice', async () => {
    const declined = { field: 'paymentMethodId', message: '', code: 502, key: 'error.paymentRefused' }
    const { user } = await openCheckout(stored, refusing(contract.executeSale, 409, declined), signedIn())
    await screen.findByRole('radio', { name: /Visa •••• 1111/ })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Straße').value).toBe('Lindenweg'))
    await user.click(screen.getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await user.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }))
    expect(await screen.findByText(/Die Zahlung wurde abgelehnt/)).toBeTruthy()
  })
})
