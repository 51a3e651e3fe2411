import { defaultClient } from '@billett/clients'
import {
  getSubscriptionCategories,
  getSubscriptionDetails,
  getSubscriptionPrice,
  getSubscriptions,
  searchDestinations,
  searchOrigins,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aPrice, deutschlandticket, ofTheWay, someDetails } from '../../../test/subscription.fixture.ts'

const at = '/abos'
const categories = answering(getSubscriptionCategories, () => [
  { id: 'germany', title: 'Bundesweit', overview: 'In ganz Deutschland' },
  { id: 'luehrtal', title: 'Im Lührtal', overview: 'Für Ihren Weg' },
])
const offers = answering(getSubscriptions, ({ query }) => {
  const priced = { ...ofTheWay.price, state: 'known', cents: 5990 } as const
  const commitment = { ...ofTheWay.commitment, minimumTermCents: 35_940 }
  return [deutschlandticket, query && 'startExt' in query ? { ...ofTheWay, price: priced, commitment } : ofTheWay]
})
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('article') ?? document.body)
}
const stop = (reference: string, text: string) => ({
  reference,
  text,
  zones: [],
  latitude: 51,
  longitude: 10,
})

describe('the subscriptions on offer', () => {
  it('stand under their headings with the price of a month and what binds, and lead to the order', async () => {
    await renderShop({ at, answers: [categories, offers] })
    const shown = await card('Deutschlandticket')
    expect(shown.getByText('63,00 €')).toBeTruthy()
    expect(shown.getByText('im Monat, inkl. MwSt.')).toBeTruthy()
    expect(shown.getByText('Jeden Monat kündbar, bis zum 10. zum Monatsende')).toBeTruthy()
    const order = shown.getByRole('link', { name: 'Bestellen: Deutschlandticket' })
    expect(order.getAttribute('href')).toBe(`/aboBestellen?configuration=${deutschlandticket.guid}`)
    expect(screen.getByRole('heading', { name: 'Im Lührtal' })).toBeTruthy()
  })

  it('say that a price is not known where it depends on a way, and never 0', async () => {
    await renderShop({ at, answers: [categories, offers] })
    const shown = await card('9-Uhr-Abo')
    expect(shown.getByText('Je nach Weg')).toBeTruthy()
    expect(shown.getByText('im Monat')).toBeTruthy()
    expect(shown.queryByText(/0,00/)).toBeNull()
  })

  it('have the price of a way and of its minimum term once both ends were chosen', async () => {
    const origins = answering(searchOrigins, () => [stop('markt', 'Markt')])
    const destinations = answering(searchDestinations, () => [stop('hafen', 'Hafen')])
    const { user, sent, location } = await renderShop({ at, answers: [categories, offers, origins, destinations] })
    await user.type(await screen.findByRole('combobox', { name: 'Von' }), 'Mar')
    await user.click(await screen.findByRole('option', { name: /Markt/ }))
    await user.click(screen.getByRole('button', { name: 'Preise für diesen Weg' }))
    expect(await screen.findByText('Bitte wählen Sie eine Haltestelle aus der Liste.')).toBeTruthy()
    await user.type(screen.getByRole('combobox', { name: 'Nach' }), 'Haf')
    await user.click(await screen.findByRole('option', { name: /Hafen/ }))
    await user.click(screen.getByRole('button', { name: 'Preise für diesen Weg' }))
    const shown = await card('9-Uhr-Abo')
    expect(await shown.findByText('59,90 €')).toBeTruthy()
    expect(shown.getByText('Mindestlaufzeit 6 Monate, zusammen 359,40 €')).toBeTruthy()
    expect(location()?.search).toBe('?from=markt&to=hafen')
    expect(sent.findLast(({ call }) => call === getSubscriptions.name)?.input.query).toEqual({
      startExt: 'markt',
      destExt: 'hafen',
    })
    expect(shown.getByRole('link', { name: /Bestellen/ }).getAttribute('href')).toContain('from=markt&to=hafen')
  })

  it('can be narrowed to one heading, which the address keeps', async () => {
    const { user, location } = await renderShop({ at, answers: [categories, offers] })
    await user.click(await screen.findByRole('radio', { name: 'Im Lührtal' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deutschlandticket' })).toBeNull())
    expect(screen.getByRole('heading', { name: '9-Uhr-Abo' })).toBeTruthy()
    expect(location()?.search).toBe('?category=luehrtal')
  })

  it('tell what they offer, what is to be known, and why they cost what they cost', async () => {
    const details = answering(getSubscriptionDetails, () => [someDetails])
    const price = answering(getSubscriptionPrice, () => [aPrice])
    const { user } = await renderShop({ at, answers: [categories, offers, details, price] })
    await user.click((await card('Deutschlandticket')).getByRole('button', { name: /Leistungen, Bedingungen, Preis/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Sofort auf Ihrem Handy')).toBeTruthy()
    expect(dialog.getByText(/Zum Ende jedes Monats kündbar/)).toBeTruthy()
    expect(await dialog.findByText('Der Preis von „Deutschlandticket“ ist 63,00 €.')).toBeTruthy()
  })

  it('show a draft to whoever has its preview address, and say that it is one', async () => {
    const draft = answering(getSubscriptionDetails, () => [{ ...someDetails, title: 'Sommer-Abo', isDraft: true }])
    const preview = `${at}?configuration=${someDetails.guid}&previewConfiguration=secret`
    const price = answering(getSubscriptionPrice, () => [aPrice])
    const { user, sent } = await renderShop({ at: preview, answers: [categories, offers, draft, price] })
    const shown = await card('Sommer-Abo')
    expect(screen.getByText('Vorschau: Dieses Abo ist noch nicht im Verkauf.')).toBeTruthy()
    expect(shown.getByRole('link', { name: /Bestellen/ }).getAttribute('href')).toContain('previewConfiguration=secret')
    await user.click(shown.getByRole('button', { name: /Leistungen, Bedingungen, Preis/ }))
    expect(await within(await screen.findByRole('dialog')).findByText(/^Der Preis von .* ist 63,00 €/)).toBeTruthy()
    const asked = sent.find(({ call }) => call === getSubscriptionPrice.name)
    expect(asked?.input.query).toMatchObject({ previewConfiguration: 'secret' })
  })

  it('can be asked for once more where they could not be loaded', async () => {
    const failing = refusing(getSubscriptions, 500, { field: '', message: '', code: -1, key: 'error.unknown' })
    await renderShop({ at, answers: [categories, failing] })
    expect(await screen.findByText('Die Abos konnten nicht geladen werden.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })

  it('are no screen of a client that sells none, nor a link in its header', async () => {
    const { modules } = defaultClient.config
    const client = {
      ...defaultClient,
      config: { ...defaultClient.config, modules: { ...modules, subscription: false } },
    }
    const { location } = await renderShop({ at, client, answers: [categories, offers] })
    await waitFor(() => expect(location()?.pathname).toBe('/'))
    expect(screen.queryByRole('link', { name: 'Abos', hidden: true })).toBeNull()
  })
})
