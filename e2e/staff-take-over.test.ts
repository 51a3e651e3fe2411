import { hasAccount } from './support/account.ts'
import { journey } from './support/journey.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

journey('staff make a passkey, help a customer in their place, and come back to their own work', async ({ visit }) => {
  const customer = await visit({ language: 'de' })
  await hasAccount(customer)
  const staff = await visit({ language: 'de', width: 1280 })
  const { page, t } = staff
  await beginWork(staff, ['AllowedToUseAdminPanel', 'AllowedToSeeUsers', 'AllowedToTakeOverUsers'])

  await page.goto(`${product.shop}/admin/benutzer?search=${encodeURIComponent(customer.email)}`)
  await page.getByRole('main').getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: t('users.takeOver.open') }).click()
  const wish = page.getByRole('dialog').filter({ has: page.getByLabel(t('users.takeOver.reason')) })
  await wish.getByLabel(t('users.takeOver.reason')).fill('findet das Ticket nicht')
  await expectSoundScreen(staff)
  await wish.getByRole('button', { name: t('users.takeOver.yes') }).click()

  const bar = page.getByRole('region', { name: t('takeOver.label') })
  await bar.getByText(t('takeOver.text', { name: 'Wanda Reisig' })).waitFor()
  await page.goto(`${product.shop}/konto`)
  await headline(staff, t('account.headline', { name: 'Wanda' }))
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(staff)
  await bar.getByRole('button', { name: t('takeOver.leave') }).click()
  await headline(staff, t('signIn.staff.portal.headline'))
})
