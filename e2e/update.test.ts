import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { enterShop } from './support/start.ts'

const OLD = '/assets/'
const NEW = '/assets-of-the-update/'

/** Fonts keep their names: they did not change. */
const FILE = /assets\/([\w.-]+\.(?:js|css))/g

/** Has the shop answer as after an update: each file under a new name, which pages know, and none under its old one. */
async function deployUpdate(page: Page): Promise<void> {
  const renamed = async (route: Route, url: string) => {
    const response = await route.fetch({ url })
    const body = await response.text()
    await route.fulfill({ response, body: body.replaceAll(FILE, `${NEW.slice(1)}$1`) })
  }
  await page.route(
    url => url.pathname.startsWith(OLD) && /\.(js|css)$/.test(url.pathname),
    route => route.fulfill({ status: 404, body: '' }),
  )
  await page.route(
    url => url.pathname.startsWith(NEW),
    route => renamed(route, route.request().url().replace(NEW, OLD)),
  )
  await page.route(
    url => url.origin === product.shop && !/^\/(api|assets)/.test(url.pathname),
    route => (route.request().resourceType() === 'document' ? renamed(route, route.request().url()) : route.continue()),
  )
}

const settings = ({ page, t }: Passenger) => page.getByRole('dialog', { name: t('cookies.settingsTitle') })

journey(
  'a tab that was open during an update goes on: a dialog comes, and what was typed is still there',
  async ({ visit }) => {
    const passenger = await visit({ worker: false })
    const { page, t, expectTrouble } = passenger
    expectTrouble(/service worker/i)
    expectTrouble(/status of 404|dynamically imported module|Unable to preload/)
    await enterShop(passenger, '/vertragWiderrufen')
    const number = page.getByRole('textbox', { name: t('withdrawContract.contract') })
    await number.fill('BCDFGHJK23')
    await deployUpdate(page)
    const toSettings = page.getByRole('contentinfo').getByRole('button', { name: t('frame.footer.cookieSettings') })
    const [loads] = await Promise.all([page.waitForEvent('load'), toSettings.click()])
    expect(loads).toBe(page)
    await expect.poll(() => number.inputValue()).toBe('BCDFGHJK23')
    await toSettings.click()
    await settings(passenger)
      .getByRole('button', { name: t('common.close') })
      .click()
    expect(await number.inputValue()).toBe('BCDFGHJK23')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('frame.titles.terms') })
      .click()
    await page.getByRole('heading', { level: 1, name: t('frame.titles.terms') }).waitFor()
  },
)

journey('a dialog that never comes has the page loaded anew once, and then says so', async ({ visit }) => {
  const passenger = await visit({ worker: false })
  const { page, t, expectTrouble } = passenger
  expectTrouble(/service worker/i)
  expectTrouble(/ERR_FAILED|dynamically imported module|Unable to preload|Minified React error/)
  await enterShop(passenger, '/kontakt')
  await page.route(/\/CookieSettings-/, route => route.abort())
  const toSettings = page.getByRole('contentinfo').getByRole('button', { name: t('frame.footer.cookieSettings') })
  await Promise.all([page.waitForEvent('load'), toSettings.click()])
  await toSettings.click()
  await page.getByText(t('pages.fatal.notLoaded')).waitFor()
})
