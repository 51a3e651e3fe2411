import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { attachment, mailTo } from './support/mails.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByCard, payByWallet } from './support/pages/pay-page.ts'
import { offerCard, putInCart, STOPS, searchRelation } from './support/pages/search.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const PDF = '%PDF-'

/** "21.11.2026, 13:15 bis 15:15" -> the wall clocks of the barcode. */
function wallClocks(text: string): { from: string; until: string } {
  const [, day, month, year, begin, endDay, endMonth, endYear, end] =
    /(\d\d)\.(\d\d)\.(\d{4}), (\d\d:\d\d) bis (?:(\d\d)\.(\d\d)\.(\d{4}), )?(\d\d:\d\d)/.exec(text) ?? []
  return {
    from: `${year}-${month}-${day}T${begin}`,
    until: `${endYear ?? year}-${endMonth ?? month}-${endDay ?? day}T${end}`,
  }
}

journey('a guest mistypes both stops and still holds a ticket that an inspector can read', async ({ visit }) => {
  const passenger = await visit()
  const { page, t, email } = passenger
  await enterShop(passenger)
  await expectSoundScreen(passenger)

  await searchRelation(
    passenger,
    { ...STOPS.station, typed: 'Falkenbrük Hbf' },
    { ...STOPS.spa, typed: 'Bad Elerich Bahnof' },
  )
  await page.getByRole('heading', { level: 1, name: 'Falkenbrück Hauptbahnhof nach Bad Ellerich Bahnhof' }).waitFor()
  await putInCart(passenger, 'Einzelticket')
  await expectSoundScreen(passenger)

  await goToCart(passenger)
  await page.getByText('5,90 €', { exact: true }).first().waitFor()
  await expectSoundScreen(passenger)
  await goToCheckout(passenger)
  await expectSoundScreen(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger)
  await ticketIsThere(passenger)
  await expectSoundScreen(passenger)

  const ticket = page.getByRole('region', { name: 'Einzelticket Erwachsene' })
  const { document, validity } = await inspect(ticket.getByRole('img'))
  expect(document).toMatchObject({
    kind: 'openTicket',
    value: {
      classCode: 'second',
      price: 590,
      fromStationNameUTF8: 'Falkenbrück Hauptbahnhof',
      toStationNameUTF8: 'Bad Ellerich Bahnhof',
      tariffs: [{ numberOfPassengers: 1, tariffDesc: 'Erwachsene' }],
    },
  })
  expect(document.value.validRegion).toContainEqual({
    kind: 'zones',
    value: expect.objectContaining({ zoneId: [10, 21, 31] }),
  })
  expect(validity).toEqual(
    wallClocks(await ticket.getByRole('timer').locator('xpath=following-sibling::*').innerText()),
  )
  expect(Date.parse(`${validity.until}Z`) - Date.parse(`${validity.from}Z`)).toBe(120 * 60_000)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('confirmation.pdf') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, PDF.length).toString()).toBe(PDF)

  const mail = await mailTo(email)
  const [pdf] = mail.attachments
  expect(pdf).toMatchObject({ type: 'application/pdf' })
  expect((await attachment(mail, 0)).subarray(0, PDF.length).toString()).toBe(PDF)
  expect(mail.text).toContain('Einzelticket Erwachsene')
})

journey('a ticket for a child says in its barcode that it is one', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  await searchRelation(passenger)
  const card = offerCard(passenger, 'Einzelticket')
  await card.getByRole('button', { name: t('tickets.adjustNamed', { ticket: 'Einzelticket' }) }).click()
  await card.getByRole('radio', { name: /^Kind/ }).check()
  await card.getByText('3,30 €', { exact: true }).waitFor()
  await expectSoundScreen(passenger)
  await putInCart(passenger, 'Einzelticket')
  await goToCart(passenger)
  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)
  const { document } = await inspect(page.getByRole('region', { name: 'Einzelticket Kind' }).getByRole('img'))
  expect(document.value.tariffs).toMatchObject([{ numberOfPassengers: 1, passengerType: 'child', ageBelow: 15 }])
})
