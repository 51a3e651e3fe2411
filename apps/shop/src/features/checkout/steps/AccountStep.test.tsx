import * as contract from '@billett/contract'
import { answering, type fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { signedIn } from '../../../../test/signed-in.ts'
import { aPaidOrder, aPreparedOrder, ORDER_ID } from '../../../state/sale/sale.fixture.ts'
import { storedCart } from '../../../storage/cart.ts'
import { storedDraft } from '../../../storage/checkout-draft.ts'
import { nobody } from './buyer-of-account.ts'

const methods = answering(contract.getPaymentMethods, () => [
  { id: 'm', type: 1, label: 'Card', subType: 27, urlToIcon: '', isDefault: false, isGeneric: true },
])
const paid = [contract.executeSale, contract.executeSaleGuest].map(call => answering(call, () => [aPaidOrder()]))

function openCheckout(...answers: Parameters<typeof fakeSend>) {
  storedCart.write(ORDER_ID)
  return renderShop({
    at: '/kasse',
    answers: [
      ...answers,
      ...paid,
      methods,
      answering(contract.getOrder, () => [aPreparedOrder()]),
      answering(contract.updatePreparedOrder, () => [aPreparedOrder()]),
      answering(contract.verifyOrder, () => [aPaidOrder()]),
    ],
  })
}

type Opened = Awaited<ReturnType<typeof openCheckout>>

async function order({ user }: Opened): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: /Kreditkarte|Card/ }))
  await user.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }))
}

const bodyOf = ({ sent }: Opened, call: { name: string }) => sent.find(one => one.call === call.name)?.input.body

describe('the account at the checkout', () => {
  it('can be signed in to and comes back; without one goes the way of a guest', async () => {
    await openCheckout()
    expect(await screen.findByText(/Sie bestellen als Gast/)).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Anmelden' }).map(link => link.getAttribute('href'))
    expect(links).toContain('/anmelden?redirect=%2Fkasse')
    const registering = screen.getAllByRole('link', { name: 'Konto anlegen' }).map(link => link.getAttribute('href'))
    expect(registering).toContain('/registrieren?redirect=%2Fkasse')
  })

  it('says who buys in a line, asks nothing of it, and orders by the account', async () => {
    const shop = await openCheckout(signedIn())
    expect(await screen.findByText(/Sie bestellen mit Ihrem Konto: Wanda Reisig/)).toBeTruthy()
    expect(await screen.findByText(/Wanda Reisig, Lindenweg/)).toBeTruthy()
    expect(screen.queryByLabelText('Straße')).toBeNull()
    await order(shop)
    await waitFor(() => expect(bodyOf(shop, contract.executeSale)).toMatchObject({ orderId: ORDER_ID }))
    expect(bodyOf(shop, contract.executeSale)).not.toHaveProperty('guest')
    expect(bodyOf(shop, contract.executeSaleGuest)).toBeUndefined()
  })

  it('orders by an account that has no address, where nobody asks for one', async () => {
    const shop = await openCheckout(signedIn({ addresses: [] }))
    expect(await screen.findByText('Wanda Reisig')).toBeTruthy()
    await order(shop)
    await waitFor(() => expect(bodyOf(shop, contract.executeSale)).toMatchObject({ orderId: ORDER_ID }))
  })

  it('fills in what a guest had not said who signs in at the checkout', async () => {
    const guest = { ...nobody('de'), email: 'gast@example.org' }
    storedDraft.write({ guest, paymentMethodId: '', passengers: [] })
    await openCheckout(signedIn())
    expect(await screen.findByText(/Wanda Reisig, Lindenweg/)).toBeTruthy()
    expect(screen.queryByText('gast@example.org')).toBeNull()
  })

  it('lets an order go to another address than the account has', async () => {
    const shop = await openCheckout(signedIn())
    await shop.user.click(await screen.findByRole('button', { name: 'Kontakt und Rechnung ändern' }))
    const street = await screen.findByLabelText<HTMLInputElement>('Straße')
    await waitFor(() => expect(street.value).toBe('Lindenweg'))
    await shop.user.clear(street)
    await shop.user.type(street, 'Depotstraße')
    await order(shop)
    await waitFor(() =>
      expect(bodyOf(shop, contract.executeSaleGuest)).toMatchObject({ guest: { address: { street: 'Depotstraße' } } }),
    )
  })
})
