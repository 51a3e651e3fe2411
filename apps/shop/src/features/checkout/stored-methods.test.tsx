import * as contract from '@billett/contract'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aPaidOrder, aPreparedOrder, ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { storedCart } from '../../storage/cart.ts'

const VISA = 'aaaaaaaa-1111-4111-8111-111111111111'
const card = { type: 1, subType: 27, urlToIcon: '', isDefault: false, isGeneric: true } as const
const credit = { ...card, id: 'm', label: 'Kreditkarte' }
const visa = { ...card, id: VISA, label: 'Visa •••• 1111', isDefault: true, isGeneric: false }

/** As the server does: what is stored is for whoever asks for more than what everybody has. */
const methods = answering(contract.getPaymentMethods, ({ query }) =>
  query && 'genericMethod' in query && query.genericMethod ? [credit] : [visa, credit],
)

function openCheckout(...answers: Parameters<typeof fakeSend>) {
  storedCart.write(ORDER_ID)
  return renderShop({
    at: '/kasse',
    answers: [
      ...answers,
      methods,
      answering(contract.getOrder, () => [aPreparedOrder()]),
      answering(contract.updatePreparedOrder, () => [aPreparedOrder()]),
      answering(contract.verifyOrder, () => [aPaidOrder()]),
    ],
  })
}

describe('paying by what is stored', () => {
  it('is chosen already, and orders without leaving the shop', async () => {
    const paid = answering(contract.executeSale, () => [aPaidOrder()])
    const { user, sent, location } = await openCheckout(paid, signedIn())
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Visa Endziffern 1111/ })
    await waitFor(() => expect(radio.checked).toBe(true))
    expect(await screen.findByText(/Wanda Reisig, Lindenweg/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }))
    await waitFor(() => expect(location()?.pathname).toBe(`/bestaetigung/${ORDER_ID}`))
    expect(sent.find(({ call }) => call === contract.executeSale.name)?.input).toMatchObject({
      body: { paymentMethodId: VISA },
    })
  })

  it('leaves the choice to the passenger', async () => {
    const { user } = await openCheckout(signedIn())
    await user.click(await screen.findByRole('radio', { name: /Kreditkarte/ }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Visa/ }).checked).toBe(false)
  })

  it('is not offered to guests', async () => {
    await openCheckout()
    expect(await screen.findByRole('radio', { name: /Kreditkarte/ })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull()
  })

  it('can be asked for again where nobody answered', async () => {
    const down = { field: '', message: '', code: -1, key: 'error.backendCommunication' }
    const refused = refusing(contract.getPaymentMethods, 502, down)
    let times = 0
    const late = { ...methods, answer: (input: object) => (times++ === 0 ? refused : methods).answer(input) }
    const { user } = await openCheckout(late, signedIn())
    expect(await screen.findByText('Die Zahlungsarten konnten nicht geladen werden.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByRole('radio', { name: /Visa/ })).toBeTruthy()
  })

  it('that is declined says so at the choice', async () => {
    const declined = { field: 'paymentMethodId', message: '', code: 502, key: 'error.paymentRefused' }
    const { user } = await openCheckout(refusing(contract.executeSale, 409, declined), signedIn())
    await screen.findByRole('radio', { name: /Visa Endziffern 1111/ })
    expect(await screen.findByText(/Wanda Reisig, Lindenweg/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }))
    expect(await screen.findByText(/Die Zahlung wurde abgelehnt/)).toBeTruthy()
  })
})
