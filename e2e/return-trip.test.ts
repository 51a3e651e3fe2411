import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByDebit } from './support/pages/pay-page.ts'
import { rowsIn, STOPS, searchThereAndBack } from './support/pages/search.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('a trip and the one back are chosen one after the other and bought in one order', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  await searchThereAndBack(passenger)
  await rowsIn(passenger, t('returnTrip.chooseOutward')).first().click()
  const back = rowsIn(passenger, t('returnTrip.chooseBack'))
  await back.first().waitFor()
  await expectSoundScreen(passenger)
  await back.first().click()

  const both = page.getByRole('region', { name: t('returnTrip.both'), exact: true })
  await both.getByText('11,80 €', { exact: true }).waitFor()
  await expectSoundScreen(passenger)
  await page.reload()
  await both.getByText('11,80 €', { exact: true }).waitFor()
  await page.goBack()
  await back.first().waitFor()
  await page.goForward()
  await both.getByRole('button', { name: t('tickets.buyNowNamed', { ticket: t('returnTrip.both') }) }).click()
  await page.getByText('11,80 €', { exact: true }).first().waitFor()
  await orderAsGuest(passenger, 'debit')
  await payByDebit(passenger)
  await ticketIsThere(passenger, 'many')

  const starts: string[] = []
  for (const number of [1, 2]) {
    await page.getByRole('tab', { name: t('confirmation.ticketTab', { number, total: 2 }) }).click()
    const { document } = await inspect(page.getByRole('region', { name: `${number} von 2` }).getByRole('img'))
    const { value } = document
    starts.push('fromStationNameUTF8' in value ? String(value.fromStationNameUTF8) : '')
  }
  expect(starts.toSorted()).toEqual([STOPS.spa.name, STOPS.station.name])
})
