import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { anIssuedTicket, aPaidOrder, ORDER_ID } from '../../state/sale/sale.fixture.ts'

afterEach(() => {
  cleanDevice()
  window.location.hash = ''
})

const LEAD = 'Somebody would like to hand this ticket over to you.'
const SECRET = 'k'.repeat(43)
const offered: contract.OfferedTicket = {
  ticketNameLong: 'Tageskarte Erwachsene',
  traveler: 'Erwachsene',
  passengerCount: 1,
  freeChildren: 0,
  freeAdults: 0,
  startName: 'Falkenbrück Hbf',
  endName: 'Bad Ellerich',
  zones: [{ id: '100', name: '100' }],
  validityType: 3,
  validFrom: '2026-11-21T08:00:00.000Z',
  validTo: '2026-11-22T02:00:00.000Z',
  offeredUntil: '2026-11-21T08:00:00.000Z',
  takenOrderId: null,
}
const received = aPaidOrder({ tickets: [anIssuedTicket({ isReceived: true })] })
const seen = (over: Partial<contract.OfferedTicket> = {}) =>
  answering(contract.seeHandOver, () => [{ ...offered, ...over }])

async function open(answers: Parameters<typeof fakeSend>, hash = SECRET) {
  window.location.hash = hash
  return renderShop({ at: '/take', answers })
}

describe('the page of a link', () => {
  it('shows the ticket, and gives it to whoever says an address', async () => {
    const { user, sent } = await open([
      seen(),
      answering(contract.takeHandOver, () => [received]),
      answering(contract.verifyOrder, () => [received]),
    ])
    expect(await screen.findByRole('heading', { name: 'Tageskarte Erwachsene' })).toBeTruthy()
    expect(screen.getByText('Falkenbrück Hbf – Bad Ellerich')).toBeTruthy()
    expect(screen.getByText(LEAD)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take ticket' }))
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    await user.type(screen.getByLabelText('E-mail'), 'bart@example.org')
    await user.click(screen.getByRole('button', { name: 'Take ticket' }))
    expect(await screen.findByRole('button', { name: 'Enlarge the barcode' })).toBeTruthy()
    expect(sent.find(({ call }) => call === contract.takeHandOver.name)?.input).toMatchObject({
      body: { secret: SECRET, email: 'bart@example.org' },
    })
  })

  it('asks no address of whoever is signed in', async () => {
    await signedIn()
    const { user, sent } = await open([seen(), answering(contract.takeHandOver, () => [received])])
    await user.click(await screen.findByRole('button', { name: 'Take ticket' }))
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    expect(sent.find(({ call }) => call === contract.takeHandOver.name)?.input).toMatchObject({
      body: { secret: SECRET },
    })
  })

  it('leads to the ticket whoever has taken it already', async () => {
    await open([seen({ takenOrderId: ORDER_ID })])
    const link = await screen.findByRole('link', { name: 'View ticket' })
    expect(link.getAttribute('href')).toBe(`/confirm/${ORDER_ID}`)
  })

  it.each([
    ['error.handOverTaken', 409, /taken this ticket already/],
    ['error.ticketLinkNotFound', 404, /no longer valid or is incomplete/],
  ])('says why not: %s', async (key, status, text) => {
    await open([refusing(contract.seeHandOver, status, { field: 'secret', key, message: '', code: 0 })])
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(LEAD)).toBeNull()
  })

  it('without a secret asks nobody', async () => {
    const { sent } = await open([], '')
    expect(await screen.findByText(/no longer valid or is incomplete/)).toBeTruthy()
    expect(sent.some(({ call }) => call === contract.seeHandOver.name)).toBe(false)
  })

  it('without a network can be asked again', async () => {
    await open([])
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
