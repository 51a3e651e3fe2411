import { journeyInEachLanguage } from './support/each-language.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

journeyInEachLanguage(
  'staff add a webhook, are shown its secret once, look at what it was told, change and delete it',
  async staff => {
    const { page, t, email } = staff
    await beginWork(staff, ['AllowedToUseAdminPanel', 'AllowedToManageIntegrations'])
    await page.goto(`${product.shop}/admin/webhooks`)
    await headline(staff, t('frame.titles.webhooks'))
    await page.getByRole('button', { name: t('webhooks.create') }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(t('webhooks.name'), { exact: true }).fill(email)
    await form.getByLabel(t('webhooks.url'), { exact: true }).fill('https://partner.example/hooks')
    await form.getByRole('combobox', { name: t('webhooks.events') }).click()
    await page.getByRole('option', { name: t('webhooks.event.contractChanged') }).click()
    await expectSoundScreen(staff)
    await form.getByRole('button', { name: t('common.save') }).click()
    const secret = page.getByRole('dialog', { name: t('webhooks.secretTitle') })
    await secret.getByText(/^whsec_/).waitFor()
    await expectSoundScreen(staff)
    await secret.getByRole('button', { name: t('office.secretKept') }).click()
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByText(t('webhooks.event.contractChanged')).waitFor()
    await expectSoundScreen(staff)
    const choose = async (act: string) => {
      await row.getByRole('button').click()
      await page.getByRole('menuitem', { name: act }).click()
    }
    await choose(t('webhooks.log'))
    const log = page.getByRole('dialog', { name: t('webhooks.logOf', { name: email }) })
    await log.getByText(t('webhooks.noDelivery')).waitFor()
    await expectSoundScreen(staff)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
    await page.keyboard.press('Escape')
    await log.waitFor({ state: 'detached' })
    await expectSoundScreen(staff)
    await choose(t('webhooks.edit'))
    await form.getByLabel(t('webhooks.url'), { exact: true }).fill('https://partner.example/other')
    await form.getByRole('button', { name: t('common.save') }).click()
    await row.getByText('https://partner.example/other').waitFor()
    await choose(t('webhooks.remove'))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('webhooks.remove') })
      .click()
    await row.waitFor({ state: 'detached' })
  },
  { width: 1280 },
)

journeyInEachLanguage(
  'staff give a partner a key, are shown it once, and revoke it',
  async staff => {
    const { page, t, email } = staff
    await beginWork(staff, ['AllowedToUseAdminPanel', 'AllowedToManageIntegrations', 'AllowedToSeeOrders'])
    await page
      .getByRole('link', { name: t('frame.titles.apiKeys') })
      .first()
      .click()
    await headline(staff, t('frame.titles.apiKeys'))
    await page.getByRole('button', { name: t('apiKeys.create') }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(t('apiKeys.name'), { exact: true }).fill(email)
    await form.getByRole('combobox', { name: t('apiKeys.scopes') }).click()
    await page.getByRole('option', { name: t('apiKeys.scope.orders') }).click()
    await expectSoundScreen(staff)
    await form.getByRole('button', { name: t('apiKeys.save') }).click()
    const secret = page.getByRole('dialog', { name: t('apiKeys.secretTitle') })
    await secret.getByText(/^blt_/).waitFor()
    await expectSoundScreen(staff)
    await secret.getByRole('button', { name: t('office.secretKept') }).click()
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByText(t('apiKeys.never')).waitFor()
    await expectSoundScreen(staff)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: t('apiKeys.remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('apiKeys.remove') })
      .click()
    await row.waitFor({ state: 'detached' })
  },
  { width: 1280 },
)
