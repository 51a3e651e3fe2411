import { LANGUAGES } from '@billett/domain'
import { expect } from 'vitest'
import { routes } from '../apps/web/src/routes/table.ts'
import { withAccount } from './support/account.ts'
import { journey } from './support/journey.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

/** Nobody's order, nobody's code, and no journey: these pages have something to say too. Private ones ask to sign in. */
const example = (path: string): string => path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000').replace('*', '')

const pathsIn = (language: Passenger['language']): string[] => [
  // Shown only during maintenance; otherwise it leads to the start page.
  ...new Set(Object.values(routes).flatMap(route => ('needs' in route ? [] : [example(route[language])]))),
]

/** What high contrast changes does not depend on the language. */
const LOOKS = [
  ...LANGUAGES.map(language => ({ language, contrast: 'usual' })),
  { language: 'de', contrast: 'high' },
] as const

for (const { language, contrast } of LOOKS)
  journey(`every page is sound (${language}, ${contrast} contrast, narrow phone)`, async ({ visit }) => {
    const passenger = await visit({ language, width: 360 })
    const { page, t } = passenger
    passenger.expectTrouble(/status of 40[0-4]/)
    await enterShop(passenger)
    if (contrast === 'high') await page.getByRole('button', { name: t('frame.footer.contrastOn') }).click()
    for (const path of pathsIn(language)) {
      await page.goto(product.shop + path)
      await expectSoundScreen(passenger)
    }
  })

/** Each look once, on a narrow phone or with the list of all pages beside. */
const ACCOUNT_LOOKS = [
  { language: 'de', contrast: 'usual', width: 360 },
  { language: 'en', contrast: 'usual', width: 1280 },
  { language: 'en', contrast: 'high', width: 768 },
] as const

for (const { language, contrast, width } of ACCOUNT_LOOKS)
  journey(`every page of an account is sound (${language}, ${contrast} contrast, ${width} px)`, async ({ visit }) => {
    const passenger = await visit({ language, width })
    const { page, t } = passenger
    passenger.expectTrouble(/status of 404/)
    await enterShop(passenger)
    if (contrast === 'high') await page.getByRole('button', { name: t('frame.footer.contrastOn') }).click()
    await withAccount(passenger)
    for (const route of Object.values(routes)) {
      if (!('access' in route) || route.access !== 'customer') continue
      await page.goto(product.shop + example(route[language]))
      await expectSoundScreen(passenger)
      expect(page.url(), route[language]).not.toMatch(/anmelden|login/)
    }
  })

journey('an address that does not exist says so and leads on', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  passenger.expectTrouble(/status of 404/)
  await enterShop(passenger)
  const answer = await page.goto(`${product.shop}/gibt/es/nicht`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: t('pages.notFound.headline') }).waitFor()
  await expectSoundScreen(passenger)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.backToStart') })
    .click()
  await page.getByRole('search').waitFor()
})
