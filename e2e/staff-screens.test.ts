import { demoCustomers } from '@billett/demo-region'
import { businessDateOf } from '@billett/domain'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { hasAccount, PASSWORD, signInByPassword } from './support/account.ts'
import { journeyInEachLanguage, languagesOf } from './support/each-language.ts'
import { journey } from './support/journey.ts'
import { headline, newStaff, signInStaff } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

/** A screen of the menu, by the keyboard's own way to it. */
async function goByKeys(staff: Passenger, keys: string, title: string): Promise<void> {
  for (const key of keys) await staff.page.keyboard.press(key)
  await headline(staff, title)
}

/** How many contracts the demo's customers of that name have. */
const contractsOf = (name: string): number =>
  demoCustomers(businessDateOf(new Date().toISOString()))
    .filter(({ lastName }) => lastName === name)
    .flatMap(({ contracts }) => contracts).length

journey('staff disable the account of somebody, who cannot sign in until it is enabled again', async ({ visit }) => {
  const customer = await visit({ language: 'de' })
  await hasAccount(customer)
  const staff = await visit({ language: 'de', width: 1280 })
  const { page, t } = staff
  const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeUsers', 'AllowedToEditUsers'] as const
  await signInStaff(staff, await newStaff(staff, rights), PASSWORD)
  await headline(staff, t('signIn.staff.portal.headline'))
  await page.getByRole('link', { name: t('portal.allUsers') }).waitFor()
  await expectSoundScreen(staff)
  await goByKeys(staff, 'gu', t('frame.titles.users'))
  await page.keyboard.press('/')
  await page.keyboard.type(customer.email)
  await page.getByText(t('users.found', { count: 1 }), { exact: true }).waitFor()
  await expectSoundScreen(staff)
  await page.getByRole('main').getByRole('rowheader').getByRole('link').click()
  await page.getByRole('dialog').getByText(t('users.masked')).waitFor()
  await expectSoundScreen(staff)
  const press = async (act: 'disable' | 'enable') => {
    await page.getByRole('button', { name: t(`users.${act}.yes`) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(`users.${act}.yes`) })
      .click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  }
  await press('disable')
  customer.expectTrouble(/status of 40\d/)
  // Until the page is alive, a form would be sent to it as one without a script.
  await customer.page.goto(product.shop + routes.login.de, { waitUntil: 'networkidle' })
  await signInByPassword(customer)
  await customer.page
    .getByRole('alert')
    .filter({ hasText: t('error.accountDisabled') })
    .waitFor()
  await press('enable')
  await signInByPassword(customer)
  await headline(customer, t('account.headline', { name: 'Wanda' }))
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(staff)
})

journeyInEachLanguage(
  'staff write a message in both languages, look at it first, change it and delete it; events are quiet or listed',
  async staff => {
    const { page, t, language } = staff
    const rights = ['AllowedToUseAdminPanel', 'AllowedToEditMessageOfTheDays'] as const
    await signInStaff(staff, await newStaff(staff, rights), PASSWORD)
    await headline(staff, t('signIn.staff.portal.headline'))
    await goByKeys(staff, 'ge', t('frame.titles.events'))
    await page.getByRole('table', { name: t('frame.titles.events') }).waitFor()
    await expectSoundScreen(staff)
    await goByKeys(staff, 'gn', t('frame.titles.messages'))
    await page.getByRole('button', { name: t('messages.create') }).click()
    const dialog = page.getByRole('dialog')
    const title = `Linie ${staff.email}`
    for (const spoken of ['de', 'en'] as const) {
      await dialog.getByLabel(t(`messages.titleOf.${spoken}`), { exact: true }).fill(title)
      await dialog.getByRole('textbox', { name: t(`messages.textOf.${spoken}`), exact: true }).fill('Gesperrt')
    }
    await expectSoundScreen(staff)
    const text = dialog.getByRole('textbox', { name: t(`messages.textOf.${language}`), exact: true })
    await text.press('Control+A')
    await text.press('Control+b')
    // Years away: nobody else is shown it.
    await dialog.getByLabel(t('messages.from'), { exact: true }).fill('2045-01-01T08:00')
    await dialog.getByLabel(t('messages.to'), { exact: true }).fill('2045-01-02T08:00')
    await dialog.getByRole('button', { name: t('messages.preview') }).click()
    const shown = dialog.getByRole('region', { name: t(`messages.previewOf.${language}`) })
    await shown.locator('strong', { hasText: 'Gesperrt' }).waitFor()
    await expectSoundScreen(staff)
    await dialog.getByRole('button', { name: t('common.save') }).click()
    await dialog.waitFor({ state: 'detached' })
    const row = page.getByRole('row').filter({ hasText: title })
    await row.getByText(t('messages.states.planned')).waitFor()
    await expectSoundScreen(staff)
    const choose = async (act: string) => {
      await row.getByRole('button').click()
      await page.getByRole('menuitem', { name: act }).click()
    }
    await choose(t('messages.edit'))
    expect(await dialog.getByLabel(t('messages.from'), { exact: true }).inputValue()).toBe('2045-01-01T08:00')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await choose(t('messages.remove'))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('messages.remove') })
      .click()
    await row.waitFor({ state: 'detached' })
  },
  { width: 1280 },
)

for (const language of languagesOf('base data'))
  journey(
    `staff find the data of a customer right and think better of it, and the audit tells of both (${language})`,
    async ({ visit }) => {
      const customer = await visit({ language })
      await hasAccount(customer)
      const staff = await visit({ language, width: 1280 })
      const { page, t } = staff
      const rights = [
        'AllowedToUseAdminPanel',
        'AllowedToRetrieveDynamicalInfoTypes',
        'AllowedToGetUsersToBeConfirmed',
        'AllowedToConfirmUser',
        'AllowedToSeeAudit',
        'AllowedToSeePersonalDetails',
      ] as const
      await signInStaff(staff, await newStaff(staff, rights), PASSWORD)
      await headline(staff, t('signIn.staff.portal.headline'))
      await page
        .getByRole('link', { name: t('frame.titles.baseData') })
        .first()
        .click()
      await headline(staff, t('frame.titles.baseData'))
      await page.getByText(t('baseData.begin')).waitFor()
      await expectSoundScreen(staff)
      await page.getByLabel(t('users.email'), { exact: true }).fill(customer.email)
      await page.getByLabel(t('baseData.type'), { exact: true }).selectOption('*')
      await page.keyboard.press('Enter')
      const row = page.getByRole('row').filter({ hasText: customer.email })
      await row.getByText(t('baseData.unconfirmed'), { exact: true }).waitFor()
      await row.getByRole('button').click()
      await row.getByText(t('baseData.confirmed'), { exact: true }).waitFor()
      await expectSoundScreen(staff)
      await page.setViewportSize({ width: 360, height: 800 })
      await expectSoundScreen(staff)
      await row.getByRole('button').click()
      await row.getByText(t('baseData.unconfirmed'), { exact: true }).waitFor()
      await page.setViewportSize({ width: 1280, height: 900 })
      await page
        .getByRole('link', { name: t('frame.titles.audit') })
        .first()
        .click()
      await headline(staff, t('frame.titles.audit'))
      await page
        .getByRole('row')
        .filter({ hasText: t('audit.acts.confirmBaseData') })
        .first()
        .waitFor()
      await expectSoundScreen(staff)
      await page.getByLabel(t('audit.act'), { exact: true }).selectOption('confirmBaseData')
      await expect.poll(() => new URL(page.url()).searchParams.get('call')).toBe('confirmBaseData')
      // Of this call, not the newest of all that other journeys do meanwhile and the list still shows.
      const act = page
        .getByRole('row')
        .filter({ hasText: t('audit.acts.confirmBaseData') })
        .first()
      await act.getByRole('link').click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('row', { name: new RegExp(`^${t('office.changes.fields.confirmed')}`) })
        .getByText(t('common.no'))
        .waitFor()
      await expectSoundScreen(staff)
      await dialog
        .getByRole('button', { name: t('common.close') })
        .first()
        .click()
      await page.getByRole('tab', { name: t('audit.views.refusals') }).click()
      await page.setViewportSize({ width: 360, height: 800 })
      await expectSoundScreen(staff)
    },
  )

journeyInEachLanguage(
  'staff find the contracts of somebody and look at one',
  async staff => {
    const { page, t } = staff
    const rights = [
      'AllowedToUseAdminPanel',
      'AllowedToSeeContracts',
      'AllowedToActOnContracts',
      'AllowedToSeePersonalDetails',
    ] as const
    await signInStaff(staff, await newStaff(staff, rights), PASSWORD)
    await headline(staff, t('signIn.staff.portal.headline'))
    await page
      .getByRole('link', { name: t('frame.titles.contracts') })
      .first()
      .click()
    await headline(staff, t('frame.titles.contracts'))
    await page.getByRole('rowheader').first().waitFor()
    await expectSoundScreen(staff)
    await page.keyboard.press('/')
    await page.keyboard.type('Lindner')
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('Lindner')
    // Of so many that run hers are found when nobody else's is listed any more.
    await page.getByText(t('contracts.found', { count: contractsOf('Lindner') }), { exact: true }).waitFor()
    await page
      .getByRole('row')
      .filter({ hasText: t('contracts.lives.running') })
      .getByRole('link')
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Mara Lindner').first().waitFor()
    await dialog.getByRole('heading', { name: t('contracts.parts.journal') }).waitFor()
    await expectSoundScreen(staff)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectSoundScreen(staff)
  },
  { width: 1280 },
)
