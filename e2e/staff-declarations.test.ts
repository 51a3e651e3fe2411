import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { mailAbout } from './support/mails.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import {
  confirmByMail,
  fillInAccount,
  fillInPerson,
  goOn,
  inputOf,
  orderFrom,
  placeSubscription,
} from './support/pages/subscription-order.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToSeeSubmissions',
  'AllowedToHandleSubmissions',
  'AllowedToSeeContracts',
  'AllowedToActOnContracts',
  'AllowedToSeePersonalDetails',
] as const

/** Concludes a contract as somebody without an account does. Gives its number. */
async function concludeAsGuest(guest: Passenger): Promise<string> {
  const { page, t, email } = guest
  await enterShop(guest, '/abos')
  await orderFrom(guest, 'Deutschlandticket')
  await goOn(guest)
  await inputOf(guest, 'firstName').waitFor()
  await fillInPerson(guest)
  await goOn(guest)
  await fillInAccount(guest)
  await goOn(guest)
  await placeSubscription(guest)
  await confirmByMail(guest)
  await page.getByRole('heading', { level: 1, name: t('subscriptionConfirm.ends.done') }).waitFor()
  const { text } = await mailAbout(email, /^Ihr Vertrag: /)
  return /Vertragsnummer:?\s+(\S+)/.exec(text)?.[1] ?? ''
}

/** Cancels it without signing in, by its name: where a number was said, a demo decides by itself. */
async function cancelAsGuest({ page, t, email }: Passenger): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('frame.footer.cancelContracts') })
    .click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field(t('cancelContract.contractNumber')).fill('Deutschlandticket')
  await field(t('common.person.firstName')).fill('Käthe')
  await field(t('common.person.lastName')).fill('Brömmelkamp')
  await field(t('cancelContract.email')).fill(email)
  await page.getByRole('button', { name: t('cancelContract.submit') }).click()
  await page.getByRole('region', { name: t('receipt.declared') }).waitFor()
}

journey(
  'a guest cancels without signing in; staff match it with the contract, and the guest is told',
  async ({ visit }) => {
    const guest = await visit({ language: 'de', width: 360 })
    const contract = await concludeAsGuest(guest)
    await cancelAsGuest(guest)

    const staff = await visit({ language: 'de', width: 1280 })
    const { page, t } = staff
    await beginWork(staff, RIGHTS)
    await page.goto(`${product.shop}${officeRoutes.adminSubmissions.de}?search=${encodeURIComponent(guest.email)}`)
    await headline(staff, t('frame.titles.submissions'))
    await page.getByText(t('submissions.found', { count: 1 }), { exact: true }).waitFor()
    await page.getByRole('main').getByRole('rowheader').getByRole('link').click()
    const match = page.getByRole('button', { name: t('submissions.match', { number: contract }), exact: true })
    await match.waitFor()
    await expectSoundScreen(staff)
    await match.click()
    const verdict = page.getByRole('dialog', { name: t('submissions.match', { number: contract }) })
    await verdict.getByText(/Der letzte Tag ist dann der /).waitFor()
    await expectSoundScreen(staff)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
    await verdict.getByLabel(t('contracts.acts.reason')).fill('Nummer und Name stimmen')
    await verdict.getByRole('button', { name: t('submissions.verdicts.match.yes') }).click()
    await page.getByText(t('submissions.verdicts.match.done')).waitFor()
    await page.getByRole('dialog').getByText(t('submissions.outcomes.applied'), { exact: true }).waitFor()
    await expectSoundScreen(staff)
    const { text } = await mailAbout(guest.email, /^Ihr Vertrag endet: /)
    expect(text).toContain(contract)

    await page.goto(`${product.shop}${officeRoutes.adminContracts.de}?search=${contract}`)
    await page.getByText(t('contracts.found', { count: 1 }), { exact: true }).waitFor()
  },
)
