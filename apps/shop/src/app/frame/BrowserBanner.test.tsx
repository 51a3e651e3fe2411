import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { storedBrowserWarning } from '../../storage/browser-warning.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const CHROME_90 = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.0.0 Safari/537.36'
const INTERNET_EXPLORER = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'

/** The page, with what is fetched once it is alive. */
const visit = async (userAgent: string, at: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const shop = await renderShop({ at })
  await act(() => vi.dynamicImportSettled())
  return shop
}
const warning = () => screen.queryByText(/^Ihr Browser .* ist veraltet/)?.parentElement ?? undefined

describe('an outdated browser (Spec 1 §2.7)', () => {
  it('is warned above every page, and can ignore that for three days', async () => {
    const { user } = await visit(CHROME_90, '/impressum')
    const banner = within(warning() ?? document.body)
    expect(banner.getByRole('link', { name: 'Mehr dazu' }).getAttribute('href')).toBe(
      '/browserhinweis?name=Chrome&version=90&os=Linux',
    )
    await user.click(banner.getByRole('button', { name: 'Drei Tage ausblenden' }))
    expect(warning()).toBeUndefined()
    expect(storedBrowserWarning.isHidden()).toBe(true)
    cleanDevice()
    storedBrowserWarning.snooze()
    await visit(CHROME_90, '/impressum')
    expect(warning()).toBeUndefined()
  })

  it('is not warned on the page that explains it, nor in embedded pages', async () => {
    await visit(CHROME_90, '/browserhinweis')
    expect(warning()).toBeUndefined()
    cleanDevice()
    await visit(CHROME_90, '/agb/embedded')
    expect(warning()).toBeUndefined()
  })

  it('that nothing can be done about gets the whole screen, without a way to ignore it', async () => {
    await visit(INTERNET_EXPLORER, '/impressum')
    const banner = warning()
    expect(banner?.dataset.wholeScreen).toBe('true')
    expect(within(banner ?? document.body).queryByRole('button', { name: 'Drei Tage ausblenden' })).toBeNull()
  })
})

it('a browser of today is not warned', async () => {
  await visit(CHROME_90.replace('90', '156'), '/impressum')
  expect(warning()).toBeUndefined()
})
