import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { mailTo } from './support/mails.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

/** 21. November 2026 um 14:30:07 MEZ · 21 November 2026 at 14:30:07 CET */
const MOMENT = /\d{1,2}\.? \p{L}+ \d{4} (um|at) \d{2}:\d{2}:\d{2}/u

type Form = 'withdrawContract' | 'cancelContract'
type Field =
  | `common.person.${'firstName' | 'lastName'}`
  | `${Form}.email`
  | 'withdrawContract.contract'
  | 'cancelContract.contractNumber'
  | `reportBarrier.${'description' | 'email'}`

const field = ({ page, t }: Passenger, key: Field) => page.getByRole('textbox', { name: t(key) })

async function fillPerson(passenger: Passenger, form: Form): Promise<void> {
  await field(passenger, 'common.person.firstName').fill('Wanda')
  await field(passenger, 'common.person.lastName').fill('Reisig')
  await field(passenger, `${form}.email`).fill(passenger.email)
}

/** The page shows the whole declaration with date and time, and offers it as a file. */
async function expectReceipt({ page, t }: Passenger, ...parts: string[]): Promise<void> {
  await page.getByText(MOMENT).waitFor()
  const declared = page.getByRole('region', { name: t('receipt.declared') })
  for (const part of parts) await declared.getByText(part, { exact: true }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    declared.getByRole('button', { name: t('receipt.save') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.txt$/)
}

journey('a purchase is withdrawn from at the foot of the page, without an account', async ({ visit }) => {
  const passenger = await visit({ width: 360 })
  const { page, t, email } = passenger
  await enterShop(passenger)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('frame.footer.withdrawContract') })
    .click()
  await expectSoundScreen(passenger)
  await field(passenger, 'withdrawContract.contract').fill('BCDFGHJK23')
  await fillPerson(passenger, 'withdrawContract')
  await page.getByRole('button', { name: t('withdrawContract.submit') }).click()
  await expectReceipt(passenger, 'BCDFGHJK23', 'Wanda Reisig', email)
  await expectSoundScreen(passenger)
  const { text } = await mailTo(email)
  expect(text).toMatch(MOMENT)
  for (const part of ['BCDFGHJK23', 'Wanda Reisig', 'Hiermit widerrufe ich']) expect(text).toContain(part)
})

journey('a contract is cancelled; a day in the past is taken, and what it means is said', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { page, t, email } = passenger
  await enterShop(passenger, '/cancelContract/noLogin')
  await field(passenger, 'cancelContract.contractNumber').fill('Subscription 4711')
  await page.getByLabel(t('cancelContract.date')).fill('2020-02-29')
  await page.getByText(t('cancelContract.pastHint')).waitFor()
  await fillPerson(passenger, 'cancelContract')
  await page.getByRole('button', { name: t('cancelContract.submit') }).click()
  await expectReceipt(passenger, 'Subscription 4711', 'Wanda Reisig', email)
  const { text } = await mailTo(email)
  expect(text).toContain('29 February 2020')
})

journey('a barrier is reported from the accessibility statement', async ({ visit }) => {
  const passenger = await visit()
  const { page, t, email } = passenger
  await enterShop(passenger, '/barrierefreiheit')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('frame.footer.reportBarrier') })
    .click()
  await field(passenger, 'reportBarrier.description').fill('Der Cursor springt.')
  await field(passenger, 'reportBarrier.email').fill(email)
  await page.getByRole('button', { name: t('reportBarrier.submit') }).click()
  await expectReceipt(passenger, 'Der Cursor springt.', email)
  expect((await mailTo(email)).text).toContain('Der Cursor springt.')
})
