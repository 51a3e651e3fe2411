import { readFile } from 'node:fs/promises'
import { getMessageOfTheDay, getOrders, pathOf, postLog } from '@billett/contract'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { withAccount } from './support/account.ts'
import { journeyIn, journeyInEachLanguage } from './support/each-language.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectAccessible, expectFits, expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const ORDERS = routes.orderHistory

/** Answers what no screen expects: something without anything in it, or nothing at all. */
const answerNonsense = ({ page }: Passenger, call: typeof getOrders | typeof getMessageOfTheDay, item: object | null) =>
  page.route(product.shop + pathOf(call), route => route.fulfill({ json: { data: [item] } }))

/** A phone, without the service worker, which would ask in our place. */
const VISITOR = { width: 360, worker: false }

/** What the shop is told of the error from now on. */
function reportsOf({ page }: Passenger): string[] {
  const reports: string[] = []
  page.on('request', request => {
    if (request.url() === product.shop + pathOf(postLog)) reports.push(request.postData() ?? '')
  })
  return reports
}

const failedPage = ({ page, t }: Passenger): Promise<void> =>
  page.getByRole('heading', { level: 1, name: t('pages.fatal.headline') }).waitFor()

/** Takes the log along, and gives what is in it. */
async function downloadLog({ page, t }: Passenger): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('pages.fatal.download') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('error-log.json')
  return readFile(await download.path(), 'utf8')
}

async function goBack({ page, t }: Passenger): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.backToStart') })
    .click()
  await page.getByRole('search').waitFor()
}

/** Everything that would tell who was there. */
const personalOf = ({ page, email }: Passenger): Promise<string[]> =>
  page.evaluate(
    known => [...known, ...Object.values(localStorage).filter(value => value.length > 20)],
    [email, 'Wanda', 'Reisig'],
  )

journeyInEachLanguage(
  'a screen that breaks says so and is reported, gives its log without a trace of who was there, and leads back',
  async passenger => {
    const { page, t, language } = passenger
    passenger.expectTrouble(/service worker/i)
    await enterShop(passenger)
    await withAccount(passenger)
    passenger.expectTrouble(/TypeError/)
    await answerNonsense(passenger, getOrders, {})
    const reports = reportsOf(passenger)
    await page.goto(product.shop + ORDERS[language])
    await failedPage(passenger)
    await page.getByText(t('pages.fatal.text')).waitFor()
    await expectSoundScreen(passenger)

    const log = await downloadLog(passenger)
    expect(JSON.parse(log)).toMatchObject({ name: 'TypeError', host: new URL(product.shop).host })
    expect(JSON.parse(log).stack.length).toBeGreaterThan(1)
    expect(reports.map(report => JSON.parse(report))).toEqual([JSON.parse(log)])
    const personal = await personalOf(passenger)
    expect(personal.length).toBeGreaterThan(4)
    for (const text of personal) expect(log).not.toContain(text)
    await goBack(passenger)
  },
  VISITOR,
)

journeyInEachLanguage(
  'a screen whose code does not arrive, twice, is not reported, and is there as soon as it arrives',
  async passenger => {
    const { page, t } = passenger
    passenger.expectTrouble(/service worker/i)
    await enterShop(passenger)
    passenger.expectTrouble(/ERR_FAILED|dynamically imported module|Minified React error/)
    await page.route(/\/legal-pages-/, route => route.abort())
    const reports = reportsOf(passenger)
    const terms = page.getByRole('contentinfo').getByRole('link', { name: t('frame.titles.terms') })
    await terms.click()
    await failedPage(passenger)
    await page.getByText(t('pages.fatal.notLoaded')).waitFor()
    await expectSoundScreen(passenger)
    expect(JSON.parse(await downloadLog(passenger)).message).toContain('legal-pages')
    expect(reports).toEqual([])
    await goBack(passenger)

    await page.unroute(/\/legal-pages-/)
    await terms.click()
    await page.getByRole('heading', { level: 1, name: t('frame.titles.terms') }).waitFor()
  },
  VISITOR,
)

journeyIn(
  'de',
  'where header and footer break as well, the way back is still there',
  async passenger => {
    const { page } = passenger
    passenger.expectTrouble(/service worker/i)
    await enterShop(passenger)
    passenger.expectTrouble(/TypeError/)
    await answerNonsense(passenger, getMessageOfTheDay, null)
    await page.reload()
    await failedPage(passenger)
    await expectFits(passenger)
    await expectAccessible(passenger)
    await page.unroute(product.shop + pathOf(getMessageOfTheDay))
    await goBack(passenger)
  },
  VISITOR,
)
