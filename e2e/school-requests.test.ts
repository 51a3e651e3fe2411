import { businessDateOf } from '@billett/domain'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { signInToDemo } from './support/pages/held-subscription.ts'
import { headline } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

/** Opens an entry of the portal's menu that is about an organisation. */
async function openEntry(person: Passenger, entry: 'approveDecline' | 'changeRequests' | 'organisation') {
  const { page, t } = person
  await page.goto(`${product.shop}/organisations/`)
  await headline(person, t('frame.titles.organisations'))
  await page
    .getByRole('link', { name: t(`frame.titles.${entry}`) })
    .first()
    .click()
  await headline(person, t(`frame.titles.${entry}`))
}

journey(
  'a secretary asks for a new pupil, who pays agrees, and the pupil is in the list of the school',
  async ({ visit }) => {
    const secretary = await visit({ language: 'de' })
    const { page, t } = secretary
    const lastName = 'Neuwerk'
    await signInToDemo(secretary, 'schulbuero@example.org')
    await openEntry(secretary, 'changeRequests')
    await expectSoundScreen(secretary)
    await page.keyboard.press('n')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('school.requests.kinds.newStudent') })
      .click()
    const form = page.getByRole('dialog', { name: t('school.requests.kinds.newStudent') })
    const from = businessDateOf(new Date().toISOString())
    const typed = [
      ['firstName', 'Jette'],
      ['lastName', lastName],
      ['birthDate', '2014-05-06'],
      ['street', 'Gartenweg'],
      ['houseNumber', '7'],
      ['postCode', '99901'],
      ['city', 'Falkenbrück'],
      ['from', from],
    ] as const
    for (const [field, value] of typed)
      await form.getByLabel(t(`school.requests.fields.${field}`), { exact: true }).fill(value)
    await form.getByRole('button', { name: t('common.continue') }).click()
    await form.getByText(t('school.requests.deciders.payer')).waitFor()
    await expectSoundScreen(secretary)
    await form.getByRole('button', { name: t('school.requests.send') }).click()
    await form.waitFor({ state: 'detached' })

    const payer = await visit({ language: 'en' })
    await signInToDemo(payer, 'landkreis@example.org')
    await openEntry(payer, 'changeRequests')
    // What waits longest comes first, and this one last.
    await payer.page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
    await payer.page.getByRole('row').filter({ hasText: lastName }).getByRole('link').first().click()
    const request = payer.page.getByRole('dialog')
    await request.getByText(payer.t('school.requests.deciders.payer')).waitFor()
    await expectSoundScreen(payer)
    await request.getByRole('button', { name: payer.t('school.decide.accept') }).click()
    await request.waitFor({ state: 'detached' })

    await openEntry(secretary, 'organisation')
    await page.getByLabel(t('school.pupils.search')).fill(lastName)
    await page.getByText(`${lastName}, Jette`).first().waitFor()
  },
)

journey('who pays agrees to thirty applications by the keyboard alone', async ({ visit }) => {
  const payer = await visit({ language: 'de' })
  const { page, t } = payer
  await signInToDemo(payer, 'landkreis@example.org')
  await openEntry(payer, 'approveDecline')
  await page.getByRole('button', { name: t('school.decide.accept') }).waitFor()
  for (let decided = 0; decided < 30; decided += 1) await page.keyboard.press('a')
  await page.getByText(t('school.decide.accepted', { count: 30 })).waitFor()
  await expectSoundScreen(payer)
  expect(await page.getByText(t('common.retry')).count()).toBe(0)
})
