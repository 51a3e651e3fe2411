import { expect } from 'vitest'
import { hasAccount, signInByPassword } from './support/account.ts'
import { journeyIn } from './support/each-language.ts'
import { openLibrary } from './support/library.ts'
import { expectAccessible, expectFits, expectSoundScreen } from './support/screen.ts'

journeyIn(
  'de',
  'somebody signs in to another service, agrees, and the next time needs no password',
  async passenger => {
    const { page, t, email, language } = passenger
    await hasAccount(passenger)
    const library = await openLibrary(language)
    try {
      await page.goto(library.url)
      await page.getByRole('heading', { level: 1, name: t('signIn.login.headline') }).waitFor()
      expect(new URL(page.url()).searchParams.get('client_id')).toBe('stadtbibliothek')
      await page.getByRole('button', { name: t('cookies.reject') }).click()
      await expectSoundScreen(passenger)

      await signInByPassword(passenger)
      const dialog = page.getByRole('dialog')
      const approve = dialog.getByRole('button', { name: t('signIn.access.approve') })
      await approve.waitFor()
      expect(await approve.isDisabled()).toBe(true)
      await expectAccessible(passenger)
      await expectFits(passenger)
      await dialog.getByRole('checkbox').check()
      await approve.click()
      await page.getByRole('heading', { level: 1, name: 'Guten Tag, Wanda' }).waitFor()
      await page.getByText(email).waitFor()

      await page.goto(library.url)
      await dialog.getByRole('checkbox').check()
      await approve.click()
      await page.getByRole('heading', { level: 1, name: 'Guten Tag, Wanda' }).waitFor()

      await page.goto(library.url)
      await dialog.getByRole('button', { name: t('common.cancel') }).click()
      await page.getByText('access_denied').waitFor()
    } finally {
      await library.close()
    }
  },
)
