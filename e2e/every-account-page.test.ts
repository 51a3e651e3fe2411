import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { withAccount } from './support/account.ts'
import { exampleOf } from './support/example-path.ts'
import { expectOneStep } from './support/filled.ts'
import { journey } from './support/journey.ts'
import { product } from './support/product.ts'
import { isProof } from './support/proof.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

/** On a narrow phone; in the proof also with the list of all pages beside. */
const ACCOUNT_LOOKS = [{ language: 'de', look: 'usual look', width: 360 }] as const
const MORE_LOOKS = [
  { language: 'en', look: 'high contrast', width: 1280 },
  { language: 'en', look: 'usual look', width: 360 },
  { language: 'de', look: 'high contrast', width: 768 },
  { language: 'de', look: 'dark', width: 360 },
  { language: 'en', look: 'dark', width: 1280 },
] as const

for (const { language, look, width } of isProof ? [...ACCOUNT_LOOKS, ...MORE_LOOKS] : ACCOUNT_LOOKS)
  journey(`every page of an account is sound (${language}, ${look}, ${width} px)`, async ({ visit }) => {
    const passenger = await visit({ language, width, scheme: look === 'dark' ? 'dark' : 'light' })
    const { page, t } = passenger
    passenger.expectTrouble(/status of 404/)
    await enterShop(passenger)
    if (look === 'high contrast') await page.getByRole('button', { name: t('frame.footer.contrastOn') }).click()
    await withAccount(passenger)
    for (const route of Object.values(routes)) {
      if (!('access' in route) || route.access !== 'customer') continue
      await page.goto(product.shop + exampleOf(route[language]))
      await expectSoundScreen(passenger)
      await expectOneStep(passenger)
      expect(page.url(), route[language]).not.toMatch(/anmelden|login/)
    }
  })
