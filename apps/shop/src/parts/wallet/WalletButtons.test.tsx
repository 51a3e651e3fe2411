import { getWallets, verifyOrder } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { anIssuedTicket, aPaidOrder, ORDER_ID, OTHER_ORDER_ID } from '../../state/sale/sale.fixture.ts'

const at = `/confirm/${ORDER_ID}`
const twoTickets = answering(verifyOrder, () => [
  aPaidOrder({ tickets: [anIssuedTicket(), anIssuedTicket({ ticketId: OTHER_ORDER_ID })] }),
])
const known = answering(getWallets, () => [{ wallets: ['apple'], isTrial: false }])
const refused = refusing(getWallets, 502, { field: '', message: '', code: -1, key: 'error.backendCommunication' })

describe('the wallets of an order with two tickets', () => {
  it('are asked for once, and offered at each', async () => {
    const { user, sent } = await renderShop({ at, answers: [twoTickets, known] })
    expect(await screen.findByRole('button', { name: 'Add to Apple Wallet' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /^2 of 2/ }))
    expect(await screen.findByRole('button', { name: 'Add to Apple Wallet' })).toBeTruthy()
    expect(sent.filter(({ call }) => call === getWallets.name)).toHaveLength(1)
  })

  it('can be asked for again where nobody answered', async () => {
    let asked = 0
    const later = { ...known, answer: (input: object) => (asked++ === 0 ? refused : known).answer(input) }
    const { user } = await renderShop({ at, answers: [twoTickets, later] })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Add to Apple Wallet' })).toBeTruthy()
    expect(screen.queryByText(/find out whether this ticket can be added/)).toBeNull()
  })
})
