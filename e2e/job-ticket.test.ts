import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { signInToPortal } from './support/pages/portal.ts'
import { confirmByMail } from './support/pages/subscription-order.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const PHONE = { width: 360, height: 800 }

/** Of the demo company. */
const CODE = 'FALKE-7K3M'

/** Nobody of the demo is called so. */
const lastName = 'Zweigert-Probst'

journey('an employee joins by the code of the company on a phone, and the company confirms them', async ({ visit }) => {
  const employee = await visit({ language: 'de', ...PHONE })
  const { page, t, email } = employee
  await enterShop(employee, '/jobticket')
  const form = page.getByRole('main')
  await form.getByLabel(t('jobTicket.email')).fill(email)
  await form.getByLabel(t('jobTicket.code')).fill(CODE)
  await page.getByRole('button', { name: t('jobTicket.find') }).click()
  const offer = page.getByRole('region', { name: t('jobTicket.offer') })
  await offer.getByText('44,10').waitFor()
  await expectSoundScreen(employee)
  for (const [field, text] of [
    ['firstName', 'Ida'],
    ['lastName', lastName],
    ['birthDate', '1990-05-06'],
    ['street', 'Gartenweg'],
    ['houseNumber', '1'],
    ['postCode', '99981'],
    ['city', 'Falkenbrück'],
  ] as const)
    await form.getByLabel(t(`jobTicket.${field}`), { exact: true }).fill(text)
  const iban = form.getByLabel(t('jobTicket.iban'), { exact: true })
  if (await iban.count()) {
    await iban.fill('DE09000000000000000001')
    await form.getByLabel(t('jobTicket.consent')).check()
  }
  await form.getByLabel(t('jobTicket.terms')).check()
  await page.getByRole('button', { name: /^Jobticket beantragen/ }).click()
  await page.getByText(t('jobTicket.doneTitle')).waitFor()
  await expectSoundScreen(employee)
  await confirmByMail(employee)
  await page.getByRole('heading', { level: 1 }).waitFor()

  const company = await visit({ language: 'de' })
  await signInToPortal(company, 'personal@example.org')
  await company.page
    .getByRole('link', { name: t('frame.titles.approveDecline') })
    .first()
    .click()
  await company.page
    .getByRole('button', { name: new RegExp(lastName) })
    .first()
    .click()
  await company.page.getByRole('heading', { name: new RegExp(lastName) }).waitFor()
  await company.page.getByRole('button', { name: t('school.decide.accept'), exact: true }).click()
  await company.page.getByText(t('school.decide.accepted', { count: 1 })).waitFor()
  expect(await company.page.getByText(t('common.retry')).count()).toBe(0)
})
