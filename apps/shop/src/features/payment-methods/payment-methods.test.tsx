import * as contract from '@billett/contract'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

const at = '/konto/zahlungsarten'
const VISA = 'aaaaaaaa-1111-4111-8111-111111111111'
const SETUP = 'cccccccc-1111-4111-8111-111111111111'
const GIRO = 'bbbbbbbb-1111-4111-8111-111111111111'

const method = (id: string, label: string, isDefault: boolean): contract.PaymentMethod => ({
  id,
  type: 1,
  subType: 27,
  label,
  urlToIcon: '',
  isDefault,
  isGeneric: false,
})
const visa = method(VISA, 'Visa •••• 1111', true)
const giro = method(GIRO, 'DE •••• 0001', false)

const types = answering(contract.getPaymentTypes, () => [
  {
    id: 'demo-1',
    type: 1,
    label: 'demo',
    methods: [{ id: 'demo-1-27', label: 'Kreditkarte', subType: 27, urlToIcon: '' }],
  },
])
const done = (call: { name: string }) => ({
  name: call.name,
  answer: async () => ({ ok: true, status: 200, data: [] }),
})
const error = (key: string, field = 'setupId') => ({ field, message: '', code: 1, key })

const open = (path: string, ...answers: Parameters<typeof fakeSend>) =>
  renderShop({ at: path, answers: [...answers, types, signedIn()] })

describe('stored payment methods', () => {
  let stored = [visa, giro]
  const list = answering(contract.getStoredPaymentMethods, () => stored)
  beforeEach(() => {
    stored = [visa, giro]
  })

  it('say which of them is the default, and can become it', async () => {
    const chosen = answering(contract.setDefaultPaymentMethod, () => [
      { ...giro, isDefault: true },
      { ...visa, isDefault: false },
    ])
    const { user, sent } = await open(at, list, chosen)
    const [first] = await screen.findAllByText('Standard')
    expect(first?.closest('li')?.textContent).toContain('Visa •••• 1111')
    await user.click(screen.getByRole('button', { name: 'DE Endziffern 0001 als Standard verwenden' }))
    expect(await screen.findByText(/an der Kasse von nun an vorausgewählt/)).toBeTruthy()
    expect(screen.getByText('Standard').closest('li')?.textContent).toContain('DE •••• 0001')
    expect(sent.find(({ call }) => call === contract.setDefaultPaymentMethod.name)?.input).toMatchObject({
      params: { id: GIRO },
    })
  })

  it('are deleted only after a question', async () => {
    const { user, sent } = await open(at, list, done(contract.deletePaymentMethod))
    await user.click(await screen.findByRole('button', { name: 'DE Endziffern 0001 löschen' }))
    const dialog = await screen.findByRole('alertdialog')
    const deletions = () => sent.filter(({ call }) => call === contract.deletePaymentMethod.name)
    expect(deletions()).toHaveLength(0)
    stored = [visa]
    await user.click(within(dialog).getByRole('button', { name: 'Ja, löschen' }))
    expect(await screen.findByText('Die Zahlungsart ist gelöscht.')).toBeTruthy()
    expect(deletions()).toHaveLength(1)
    expect(screen.queryByText('DE •••• 0001')).toBeNull()
  })

  it('that an order needs stay, with the reason', async () => {
    const needed = refusing(contract.deletePaymentMethod, 409, error('error.paymentMethodInUse', ''))
    const { user } = await open(at, list, needed)
    await user.click(await screen.findByRole('button', { name: 'Visa Endziffern 1111 löschen' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, löschen' }))
    expect(await screen.findByText(/wird gerade noch eine Bestellung bezahlt/)).toBeTruthy()
    expect(screen.getByText('Visa •••• 1111')).toBeTruthy()
  })

  it('are added by the provider’s page and back to this one', async () => {
    const leads = answering(contract.requestAddPaymentMethod, () => [{ redirectURL: 'https://pay.example/register/1' }])
    stored = []
    const { user, sent } = await open(at, list, leads)
    expect(await screen.findByRole('heading', { name: 'Noch nichts gespeichert' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Kreditkarte hinzufügen' }))
    await waitFor(() =>
      expect(sent.find(({ call }) => call === contract.requestAddPaymentMethod.name)?.input).toMatchObject({
        params: { type: 1, subtype: 27 },
        query: { redirectURL: `${window.location.origin}${at}` },
      }),
    )
  })

  it('can be loaded again where nobody answered', async () => {
    const { user } = await open(
      at,
      refusing(contract.getStoredPaymentMethods, 502, error('error.backendCommunication', '')),
    )
    expect(await screen.findByText('Ihre Zahlungsarten konnten nicht geladen werden.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByText('Ihre Zahlungsarten konnten nicht geladen werden.')).toBeTruthy()
  })
})

describe('coming back from the provider', () => {
  const back = `${at}?setupId=${SETUP}&returnSecret=word`
  const list = answering(contract.getStoredPaymentMethods, () => [visa])

  it('stores the method, says so and takes the secret out of the address', async () => {
    const { location, sent } = await open(
      back,
      answering(contract.addPaymentMethod, () => [visa]),
      list,
    )
    expect(await screen.findByText('Die Zahlungsart ist gespeichert.')).toBeTruthy()
    await waitFor(() => expect(location()?.search).toBe(''))
    expect(sent.find(({ call }) => call === contract.addPaymentMethod.name)?.input).toEqual({
      body: { setupId: SETUP, returnSecret: 'word' },
    })
  })

  it.each([
    ['error.paymentMethodDeclined', /wurde abgelehnt/],
    ['error.paymentMethodNotConfirmed', /nicht bestätigt/],
    ['error.paymentMethodNotProven', /in einem anderen Konto oder Browser eingegeben/],
  ])('without one says why (%s)', async (key, text) => {
    await open(back, refusing(contract.addPaymentMethod, 409, error(key)), list)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull()
  })

  it('from a page on which nothing was entered asks without a secret', async () => {
    const notConfirmed = refusing(contract.addPaymentMethod, 409, error('error.paymentMethodNotConfirmed'))
    const { sent } = await open(`${at}?setupId=${SETUP}`, notConfirmed, list)
    expect(await screen.findByText(/nicht bestätigt/)).toBeTruthy()
    expect(sent.find(({ call }) => call === contract.addPaymentMethod.name)?.input).toEqual({
      body: { setupId: SETUP },
    })
  })

  it('before the provider has decided looks again, by itself and when it is told to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
    const { sent, user } = await open(
      back,
      refusing(contract.addPaymentMethod, 409, error('error.paymentMethodPending')),
      list,
    )
    const asked = () => sent.filter(({ call }) => call === contract.addPaymentMethod.name).length
    await user.click(await screen.findByRole('button', { name: 'Jetzt nachsehen' }))
    await waitFor(() => expect(asked()).toBeGreaterThanOrEqual(3))
    vi.useRealTimers()
  })

  it('where nobody answers can ask again: what was entered is not lost', async () => {
    await open(back, refusing(contract.addPaymentMethod, 502, error('error.paymentProviderUnreachable', '')), list)
    expect(await screen.findByText(/Verbindung zum Zahlungsdienst/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })
})
