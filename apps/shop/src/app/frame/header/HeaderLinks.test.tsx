import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { selectEnd, selectStart } from '../../../state/tariff/tariff.slice.ts'

it('the way to the tickets begins a search anew (Spec 1 §2.7)', async () => {
  const { user, store } = await renderShop({ at: '/impressum' })
  store.dispatch(selectStart({ text: 'Markt', reference: '1' }))
  store.dispatch(selectEnd({ text: 'Hafen', reference: '2' }))
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Tickets', hidden: true }))
  expect(await screen.findByRole('combobox', { name: 'Von' })).toHaveProperty('value', '')
  expect(store.getState().tariffStore).toMatchObject({ selectedStart: null, selectedEnd: null })
})
