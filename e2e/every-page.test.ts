import { LANGUAGES, type Language } from '@billett/domain'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { exampleOf } from './support/example-path.ts'
import { expectOneStep } from './support/filled.ts'
import { brokenWords, useWideFonts } from './support/fonts.ts'
import { journey } from './support/journey.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { isProof } from './support/proof.ts'
import { expectFits, expectSoundScreen } from './support/screen.ts'
import { shareOf } from './support/share-of.ts'
import { enterShop } from './support/start.ts'

const isPrivate = (route: object): boolean => 'access' in route && route.access === 'customer'

/**
 * Of the private pages one is enough: all of them ask to sign in. What stands on them is seen by whoever has an
 * account.
 */
const [onePrivate, ...otherPrivate] = Object.values(routes).filter(isPrivate)
const seen = Object.values(routes).filter(
  // Shown only during maintenance; otherwise it leads to the start page.
  route => !('needs' in route) && !otherPrivate.includes(route),
)

/** The addresses of these pages; last those of nobody's order or code, where the server has to say no. */
function addresses(language: Language): { own: string[]; ofNobody: string[] } {
  const paths = [...new Set(seen.map(route => route[language]))]
  const isOwn = (path: string) => exampleOf(path) === path
  return { own: paths.filter(isOwn), ofNobody: paths.filter(path => !isOwn(path)).map(exampleOf) }
}

type Share = (paths: readonly string[]) => readonly string[]

const everyOne: Share = paths => paths

/** Does it at each address, or at a share of them; only what belongs to nobody may be missed. */
async function atEach(passenger: Passenger, share: Share, look: (path: string) => Promise<void>): Promise<void> {
  const { language } = passenger
  const { own, ofNobody } = addresses(language)
  // A page that nobody has written is not there.
  const unwritten = exampleOf(routes.freePage[language])
  const visit = async (path: string) => {
    const answer = await passenger.page.goto(product.shop + path)
    expect(answer?.status(), path).toBe(path === unwritten ? 404 : 200)
    // Its headline is there until it has asked whose it is: what is looked at is the login it leads to.
    if (path === onePrivate?.[language])
      await passenger.page.waitForURL(({ searchParams }) => searchParams.has('redirect'))
    await look(path)
  }
  for (const path of share(own)) await visit(path)
  passenger.expectTrouble(/status of 40[0-4]/)
  for (const path of share(ofNobody)) await visit(path)
}

/**
 * What a look changes does not depend on the language: one of each in `npm test`; what is dark is seen on some pages
 * there (`dark.test.ts`).
 */
const LOOKS = [
  { language: 'de', look: 'usual look' },
  { language: 'en', look: 'high contrast' },
] as const
const MORE_LOOKS = [
  { language: 'en', look: 'usual look' },
  { language: 'de', look: 'high contrast' },
  { language: 'de', look: 'dark' },
  { language: 'en', look: 'dark' },
] as const

for (const { language, look } of isProof ? [...LOOKS, ...MORE_LOOKS] : LOOKS)
  journey(`every page is sound (${language}, ${look}, narrow phone)`, async ({ visit }) => {
    const passenger = await visit({ language, width: 360, scheme: look === 'dark' ? 'dark' : 'light' })
    const { page, t } = passenger
    await enterShop(passenger)
    if (look === 'high contrast') await page.getByRole('button', { name: t('frame.footer.contrastOn') }).click()
    const share: Share = look === 'high contrast' ? paths => shareOf('contrast', paths) : everyOne
    await atEach(passenger, share, async () => {
      await expectSoundScreen(passenger)
      await expectOneStep(passenger)
    })
  })

/** px; the narrowest there is, a usual phone, a tablet and a desktop. */
const WIDTHS = [320, 360, 768, 1280]

/** px; from here on no word is broken, whatever the font. */
const WHOLE_WORDS = 360

/** German words are the longer ones. */
for (const language of isProof ? LANGUAGES : (['de'] as const))
  journey(`every page holds where our fonts do not arrive and the others are wide (${language})`, async ({ visit }) => {
    const passenger = await visit({ language, width: WHOLE_WORDS, worker: false })
    const { page } = passenger
    passenger.expectTrouble(/ERR_FAILED|preload|Service Worker registration/)
    await useWideFonts(passenger)
    await enterShop(passenger)
    const share: Share = paths => shareOf('fonts', paths)
    await atEach(passenger, share, async path => {
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await brokenWords(passenger), `words broken on ${path}`).toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expectFits(passenger)
      }
      await page.setViewportSize({ width: WHOLE_WORDS, height: 900 })
    })
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
