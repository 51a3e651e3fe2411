import { type Client, defaultClient } from '@billett/clients'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

afterEach(() => {
  cleanDevice()
  vi.restoreAllMocks()
})

const page = {
  title: 'Unsere Bedingungen',
  lead: 'Kurz und gut.',
  sections: [
    { heading: 'Kauf', paragraphs: ['Man kauft.'], list: ['eins'] },
    { heading: '', paragraphs: ['Und fährt.'], action: 'cancelContract' as const },
  ],
  version: '2026-11-23',
  changes: 1,
}
const client: Client = { ...defaultClient, pages: { 'terms.de': page } }

it('a page that staff have written is shown with its headings, lists and buttons', async () => {
  await renderShop({ at: '/agb', client })
  expect(await screen.findByRole('heading', { level: 1, name: page.title })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain('Kauf')
  expect(screen.getByText('Und fährt.')).toBeTruthy()
  expect(screen.getByText('eins').closest('li')).toBeTruthy()
})

it('comes with a document of its own where one has come from another screen', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await renderShop({ at: '/agb', client: { ...client, pages: { 'terms.de': { ...page, sections: [] } } } })
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
