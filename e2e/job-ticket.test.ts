import { addMonths, businessDateOf, firstOfMonth, toInstant } from '@billett/domain'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { mailAbout } from './support/mails.ts'
import { orderButton } from './support/pages/checkout.ts'
import { signInToPortal } from './support/pages/portal.ts'
import { confirmByMail, IBAN } from './support/pages/subscription-order.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const PHONE = { width: 360, height: 800 }

/** Of the demo company. */
const CODE = 'FALKE-7K3M'

/** First day of a ticket that is asked for today. */
const firstOfNextMonth = () => addMonths(firstOfMonth(businessDateOf(toInstant(Date.now()))), 1)

/** Nobody of the demo is called so. */
const lastName = 'Zweigert-Probst'

journey('an employee joins by code on a phone, is confirmed, leaves and goes on privately', async ({ visit }) => {
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
  // The company of the demo keeps it back from wages: the employee names no account.
  expect(await form.getByLabel(t('jobTicket.iban'), { exact: true }).count()).toBe(0)
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
  await company.page.getByRole('searchbox', { name: t('school.decide.search') }).fill(lastName)
  await company.page
    .getByRole('button', { name: new RegExp(lastName) })
    .first()
    .click()
  await company.page.getByRole('heading', { name: new RegExp(lastName) }).waitFor()
  await company.page.getByRole('button', { name: t('school.decide.accept'), exact: true }).click()
  await company.page.getByText(t('school.decide.accepted', { count: 1 })).waitFor()
  expect(await company.page.getByText(t('common.retry')).count()).toBe(0)

  // Without an account the ticket is opened by the link of the mail with the contract, once its month is claimed.
  const { text: contract } = await mailAbout(email, /Ihr Vertrag/)
  const shown = await visit({ language: 'de', ...PHONE })
  await shown.page.goto(/http\S+\/link\/\S+/.exec(contract)?.[0] ?? '')
  await shown.page.getByRole('heading', { level: 1, name: t('subscriptionLink.acts.showPass') }).waitFor()
  await shown.page
    .getByRole('img', { name: /Barcode/ })
    .or(shown.page.getByText(t('subscription.pass.none')))
    .waitFor()
  await expectSoundScreen(shown)

  const place = /customerOrgApproveDecline\/([\w-]+)/.exec(company.page.url())?.[1] ?? ''
  const first = firstOfNextMonth()
  await company.page.goto(`${product.shop}/customerorg/${place}?search=${lastName}&from=${first}&to=${first}`)
  await company.page.getByRole('link', { name: new RegExp(lastName) }).click()
  const dialog = company.page.getByRole('dialog', { name: new RegExp(lastName) })
  await dialog.getByText(t('school.leaving.title')).click()
  await dialog.getByLabel(t('school.leaving.leavesOn')).fill(first)
  await dialog.getByRole('button', { name: t('school.leaving.look') }).click()
  await dialog.getByText(t('school.leaving.mailed')).waitFor()
  await expectSoundScreen(company)
  await dialog.getByRole('button', { name: t('school.leaving.leave') }).click()
  await company.page.getByText(t('school.leaving.done')).waitFor()

  const { text } = await mailAbout(email, /über den Arbeitgeber endet/)
  await page.goto(/http\S+\/link\/\S+/.exec(text)?.[0] ?? '')
  await page.getByText('63,00').first().waitFor()
  await expectSoundScreen(employee)
  await page.getByLabel(t('subscriptionLink.iban')).fill(IBAN)
  await page.getByLabel(t('subscriptionLink.consent')).check()
  await orderButton(employee).click()
  await page.getByText(t('subscriptionLink.wentPrivate')).waitFor()
  await mailAbout(email, /^Ihr Vertrag: Deutschlandticket$/)
})
