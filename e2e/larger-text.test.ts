import { LANGUAGES } from '@billett/domain'
import { routes } from '@billett/paths'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { withAccount } from './support/account.ts'
import { exampleOf } from './support/example-path.ts'
import { journey } from './support/journey.ts'
import { doubleText, spaceText, unmarkedChoices } from './support/looks.ts'
import { overlaps } from './support/overlaps.ts'
import { DOG } from './support/pages/purchase.ts'
import { offerCard, searchRelation, tripRows } from './support/pages/search.ts'
import { allTickets } from './support/pages/shop-window.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { isProof } from './support/proof.ts'
import { shareOf } from './support/share-of.ts'
import { enterShop } from './support/start.ts'

const HEIGHT = 900

/** One pass in `npm test`; in `npm run proof` each language. */
const languages = isProof ? LANGUAGES : LANGUAGES.slice(0, 1)

/** px by which something sticks out of the screen sideways. */
const sticksOut = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Text twice as large on a desktop and a tablet; wide letters and lines on the narrowest phone. */
async function expectReadable(passenger: Passenger): Promise<void> {
  const { page } = passenger
  const look = async (width: number, words: string) => {
    await page.setViewportSize({ width, height: HEIGHT })
    // Some pages lead on to others, which take a moment to be drawn.
    await expect.poll(() => sticksOut(page), { message: `${words} at ${width} px on ${page.url()}` }).toBe(0)
    await expect.poll(() => overlaps(page), { message: `${words} at ${width} px on ${page.url()}` }).toEqual([])
  }
  await doubleText(page, true)
  await look(1280, 'doubled text')
  await look(768, 'doubled text')
  await doubleText(page, false)
  await spaceText(page)
  await look(320, 'spaced text')
}

const shown = Object.values(routes).filter(
  route => !('needs' in route) && !('access' in route && route.access === 'customer'),
)

for (const language of languages)
  journey(`every page can be read with larger text (${language})`, async ({ visit }) => {
    const passenger = await visit({ language })
    const { page } = passenger
    passenger.expectTrouble(/status of 40[0-4]/)
    await enterShop(passenger)
    for (const path of shareOf('size', [...new Set(shown.map(route => exampleOf(route[language])))])) {
      await page.goto(product.shop + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectReadable(passenger)
    }
    await page.goto(product.shop)
    await searchRelation(passenger)
    await tripRows(passenger).first().waitFor()
    await expectReadable(passenger)
  })

const ofAccount = Object.values(routes).filter(route => 'access' in route && route.access === 'customer')

for (const language of languages)
  journey(`every page of an account can be read with larger text (${language})`, async ({ visit }) => {
    const passenger = await visit({ language })
    const { page } = passenger
    passenger.expectTrouble(/status of 404/)
    await enterShop(passenger)
    await withAccount(passenger)
    for (const path of shareOf('size', [...new Set(ofAccount.map(route => exampleOf(route[language])))])) {
      await page.goto(product.shop + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectReadable(passenger)
    }
  })

for (const language of languages)
  journey(`dialogs can be read with larger text (${language})`, async ({ visit }) => {
    const passenger = await visit({ language })
    const { page, t } = passenger
    await enterShop(passenger)
    const openings = [t('frame.footer.cookieSettings'), t('tickets.chooseNamed', { ticket: DOG[language].product })]
    for (const name of openings) {
      await page.goto(product.shop)
      await allTickets(passenger).click()
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('dialog').waitFor()
      await expectReadable(passenger)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  })

journey('what is chosen is told from what is not where a reader has chosen all colours', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await page.emulateMedia({ forcedColors: 'active' })
  await enterShop(passenger)
  expect(await unmarkedChoices(page)).toEqual([])
  await searchRelation(passenger)
  await offerCard(passenger, 'Einzelticket')
    .getByRole('button', { name: t('tickets.adjustNamed', { ticket: 'Einzelticket' }) })
    .click()
  await page.getByRole('group', { name: t('tickets.axis.traveller') }).waitFor()
  expect(await unmarkedChoices(page)).toEqual([])
})
