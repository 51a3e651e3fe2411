import { expect } from 'vitest'
import { hasAccount } from './support/account.ts'
import { journey } from './support/journey.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

/** On the screens that people work at, and on a phone. */
const WIDTHS = [768, 1280, 1920, 360]

journey(
  'staff make one account of two, change its data, and invite a colleague with the rights of a role',
  async ({ visit }) => {
    const [one, two] = [await visit({ language: 'de' }), await visit({ language: 'de' })]
    await hasAccount(one)
    await hasAccount(two)
    const staff = await visit({ language: 'de', width: 1280 })
    const { page, t } = staff
    const soundAtEachWidth = async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expectSoundScreen(staff)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    const rights = [
      'AllowedToUseAdminPanel',
      'AllowedToSeeUsers',
      'AllowedToEditUsers',
      'AllowedToSeePersonalDetails',
      'AllowedToManageStaff',
    ] as const
    await beginWork(staff, rights)

    // A name that nobody has in the journeys beside this one: letters alone, as names are.
    const family = `Zwilling${(staff.email.split('@')[0] ?? '').replaceAll(/[^a-z]/g, '')}`
    for (const { email } of [one, two]) {
      await page.goto(`${product.shop}/admin/benutzer?search=${encodeURIComponent(email)}`)
      await headline(staff, t('frame.titles.users'))
      await page.getByRole('main').getByRole('rowheader').getByRole('link').click()
      await page.getByRole('button', { name: t('users.edit.open') }).click()
      const edit = page
        .getByRole('dialog')
        .filter({ has: page.getByLabel(t('users.edit.phone')) })
        .last()
      await edit.getByLabel(t('users.edit.lastName')).fill(family)
      if (email === one.email) await soundAtEachWidth()
      await edit.getByRole('button', { name: t('common.save') }).click()
      await page.getByText(t('users.edit.done')).first().waitFor()
    }

    await page.goto(`${product.shop}/admin/benutzer?search=${family}`)
    await page.getByText(t('users.found', { count: 2 }), { exact: true }).waitFor()
    const boxes = page.getByRole('main').getByRole('checkbox')
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await soundAtEachWidth()
    await page.getByRole('button', { name: t('users.merge.open') }).click()
    const merge = page.getByRole('dialog', { name: t('users.merge.title') })
    await merge.getByText(t('users.merge.final')).waitFor()
    await soundAtEachWidth()
    await merge.getByLabel(t('users.takeOver.reason')).fill('beide Konten am Telefon bestätigt')
    await merge.getByRole('button', { name: /^Endgültig zusammenführen/ }).click()
    await merge.waitFor({ state: 'detached' })
    await page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: t('users.states.disabled') })
      .waitFor()

    await page.goto(`${product.shop}/admin/beschaeftigte`)
    await headline(staff, t('frame.titles.staff'))
    await page.getByRole('rowheader').first().waitFor()
    await soundAtEachWidth()
    await page.getByRole('button', { name: t('staff.invite') }).click()
    const invite = page.getByRole('dialog', { name: t('staff.invite') })
    await invite.getByLabel(t('common.person.firstName')).fill('Grace')
    await invite.getByLabel(t('common.person.lastName')).fill('Hopper')
    const username = `grace-${staff.email.split('@')[0]}`
    await invite.getByLabel(t('users.username'), { exact: true }).fill(username)
    await invite.getByLabel(t('users.email'), { exact: true }).fill(`${username}@company.example`)
    await soundAtEachWidth()
    // Nobody gives what they do not hold, also where a role begins with it.
    expect(await invite.getByLabel(t('staff.right.AllowedToSeeOrders')).isChecked()).toBe(false)
    expect(await invite.getByLabel(t('staff.right.AllowedToSeeUsers')).isChecked()).toBe(true)
    await invite.getByRole('button', { name: t('staff.inviteYes') }).click()
    await invite.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: username }).getByRole('link').click()
    await page.getByRole('dialog', { name: t('staff.named', { name: 'Grace Hopper' }) }).waitFor()
    await soundAtEachWidth()
  },
)
