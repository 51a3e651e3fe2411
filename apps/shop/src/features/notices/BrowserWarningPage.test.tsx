import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

it('the browser warning names the browser that is too old', async () => {
  await renderShop({ at: '/browserhinweis?name=Firefox&version=88&os=Windows' })
  const page = within(await screen.findByRole('main'))
  expect(await page.findByText(/Sie verwenden Firefox 88 auf Windows/)).toBeTruthy()
})
