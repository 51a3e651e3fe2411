import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../test/render-shop.tsx'

describe('the language switch', () => {
  it('shows the same page in the other language and loses nothing', async () => {
    const { user, location } = await renderShop({ at: '/bestaetigung/4711?x=1', state: { from: 'cart' } })
    await waitFor(() => expect(document.title).toBe('Wir erreichen den Shop gerade nicht – Lührtal-Verbund'))
    await user.click(screen.getByRole('link', { name: /English/ }))
    await screen.findByRole('link', { name: /Deutsch/ })
    await waitFor(() =>
      expect(location()).toMatchObject({ pathname: '/confirm/4711', search: '?x=1', state: { from: 'cart' } }),
    )
    expect(document.documentElement.lang).toBe('en')
    await waitFor(() => expect(document.title).toBe('We cannot reach the shop right now – Lührtal-Verbund'))
    expect(document.cookie).toContain('language=en')
  })

  it('keeps what is in the store', async () => {
    const { user, store } = await renderShop()
    const before = store.getState().serviceInfoStore
    await user.click(screen.getByRole('link', { name: /English/ }))
    await screen.findByRole('heading', { name: 'Where are you heading?' })
    expect(store.getState().serviceInfoStore).toBe(before)
  })

  it('keeps what was typed into a form', async () => {
    const { user } = await renderShop({ at: '/vertragKuendigen' })
    await user.type(screen.getByLabelText('Vorname'), 'Käthe')
    await user.click(screen.getByRole('link', { name: /English/ }))
    expect(await screen.findByLabelText<HTMLInputElement>('First name')).toHaveProperty('value', 'Käthe')
  })

  it('is a link that also works in a new tab', async () => {
    await renderShop({ at: '/warenkorb' })
    expect(screen.getByRole('link', { name: /English/ }).getAttribute('href')).toBe('/cart?language=en')
  })
})
