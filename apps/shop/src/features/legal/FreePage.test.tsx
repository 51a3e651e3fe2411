import { type Client, defaultClient } from '@billett/clients'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const page = {
  title: 'Fahrräder im Bus',
  lead: '',
  sections: [{ heading: 'Wann', paragraphs: ['Montags.'] }],
  version: '2026-11-23',
  changes: 1,
}
const client: Client = { ...defaultClient, pages: { 'fahrrad.de': page } }

it('a page that staff have added is read at its address, and found at the foot of every page', async () => {
  await renderShop({ at: '/seite/fahrrad', client })
  expect(await screen.findByRole('heading', { level: 1, name: page.title })).toBeTruthy()
  expect(screen.getByText('Montags.')).toBeTruthy()
  expect(screen.getByRole('link', { name: page.title }).getAttribute('href')).toBe('/seite/fahrrad')
})

it('is read in the language in which it is written where there is no other', async () => {
  await renderShop({ at: '/page/fahrrad', client })
  const heading = await screen.findByRole('heading', { level: 1, name: page.title })
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de')
})

it.each(['/seite/nichts', '/seite/terms'])('%s is no page', async at => {
  await renderShop({ at, client })
  expect(await screen.findByRole('heading', { level: 1, name: /gibt es nicht|nicht gefunden/i })).toBeTruthy()
})
