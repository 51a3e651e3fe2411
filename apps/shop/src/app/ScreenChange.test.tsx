import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../test/render-shop.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

it('every other screen begins at the top, with the keyboard at its heading (Spec 1 §2.3)', async () => {
  const { user } = await renderShop({ at: '/impressum' })
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Datenschutz' }))
  await waitFor(() => expect(scrolled.mock.calls).toEqual([[0, 0]]))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
