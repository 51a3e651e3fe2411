import { expect } from 'vitest'
import { signInTo } from './support/customer.ts'
import { journey } from './support/journey.ts'
import { saveCard } from './support/pages/pay-page.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const PATH = '/account/paymentmethods'
/** Its bank asks nothing. */
const QUICK = '4000 0000 0000 0002'

const nothingStored = ({ page, t }: Passenger) =>
  page.getByRole('heading', { name: t('paymentMethods.none') }).waitFor()

journey('a card that somebody else was made to enter is stored for nobody', async ({ visit }) => {
  const beginner = await visit({ language: 'en' })
  await signInTo(beginner, PATH)
  await beginner.page.getByRole('button', { name: beginner.t('paymentMethods.addOf', { name: 'Credit card' }) }).click()
  await beginner.page.waitForURL(url => url.origin === product.payment)
  const passedOn = beginner.page.url()

  const other = await visit({ language: 'en', width: 360 })
  other.expectTrouble(/404/)
  await signInTo(other, PATH)
  await other.page.goto(passedOn)
  await other.page.getByText(/Whoever has that account can pay by it/).waitFor()
  await saveCard(other, QUICK)
  await other.page.getByText(other.t('error.paymentMethodNotProven')).waitFor()
  await nothingStored(other)
  expect(new URL(other.page.url()).search).toBe('')
  await expectSoundScreen(other)

  beginner.expectTrouble(/404/)
  await beginner.page.goto(passedOn)
  await beginner.page.getByText(beginner.t('error.paymentMethodNotProven')).waitFor()
  await nothingStored(beginner)
})
