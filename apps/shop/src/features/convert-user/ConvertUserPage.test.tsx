import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aPaidOrder, ORDER_ID } from '../../state/sale/sale.fixture.ts'

const at = `/bestaetigung/${ORDER_ID}/konto`
const order = answering(contract.verifyOrder, () => [aPaidOrder({ email: 'wanda@example.org' })])
const made = { name: contract.convertAnonymousUser.name, answer: async () => ({ ok: true, status: 200, data: [] }) }

async function fillIn({ user }: Awaited<ReturnType<typeof renderShop>>): Promise<void> {
  await user.type(await screen.findByLabelText('Neues Passwort'), 'Zugvogel-47-Moor')
  await user.type(screen.getByLabelText('Passwort wiederholen'), 'Zugvogel-47-Moor')
  await user.click(screen.getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
  await user.click(screen.getByRole('button', { name: 'Konto anlegen' }))
}

describe('an account out of a purchase', () => {
  it('asks only for what the order does not know, and says where the mail went', async () => {
    const shop = await renderShop({ at, answers: [order, made] })
    await fillIn(shop)
    expect(await screen.findByText(/Wir haben eine Mail an wanda@example.org geschickt/)).toBeTruthy()
    expect(shop.sent.find(({ call }) => call === contract.convertAnonymousUser.name)?.input.body).toEqual({
      orderId: ORDER_ID,
      password: 'Zugvogel-47-Moor',
      termsAccepted: true,
      originUrl: window.location.href,
    })
  })

  it('asks what its owner is called where the order does not say', async () => {
    const unnamed = answering(contract.verifyOrder, () => [
      aPaidOrder({ email: 'wanda@example.org', isBuyerNamed: false }),
    ])
    const shop = await renderShop({ at, answers: [unnamed, made] })
    expect(await screen.findByText(/^Es fehlen nur Ihr Name, ein Passwort und ein Klick/)).toBeTruthy()
    await shop.user.type(screen.getByLabelText('Vorname'), 'Wanda')
    await shop.user.type(screen.getByLabelText('Nachname'), 'Reisig')
    await fillIn(shop)
    expect(await screen.findByText(/Wir haben eine Mail an wanda@example.org geschickt/)).toBeTruthy()
    expect(shop.sent.find(({ call }) => call === contract.convertAnonymousUser.name)?.input.body).toMatchObject({
      firstName: 'Wanda',
      lastName: 'Reisig',
    })
  })

  it('says what is wrong', async () => {
    const errors = [{ field: 'password', message: '', code: 607, key: 'error.passwordBreached' }]
    const shop = await renderShop({ at, answers: [order, refusing(contract.convertAnonymousUser, 400, ...errors)] })
    await fillIn(shop)
    expect(await screen.findByText(/weit verbreitet/)).toBeTruthy()
  })

  it('is nothing for somebody who has one, nor for an order nobody knows', async () => {
    const { unmount } = await renderShop({ at, answers: [signedIn(), order] })
    expect(await screen.findByText(/lässt sich kein Konto anlegen/)).toBeTruthy()
    unmount()
    cleanDevice()
    await renderShop({ at })
    expect(await screen.findByText(/lässt sich kein Konto anlegen/)).toBeTruthy()
  })
})
