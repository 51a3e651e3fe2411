import { expect, it } from 'vitest'
import { pages } from './pages.ts'

it.each(Object.entries(pages))('there is a page for %s', async (_, page) => {
  expect(await page()).toBeTypeOf('function')
})
