import type { Locator } from 'playwright-core'
import type { Passenger } from '../passenger.ts'

/** Waits until the page says that the ticket, or the tickets, are there. */
export const ticketIsThere = ({ page, t }: Passenger, tickets: 'one' | 'many' = 'one'): Promise<void> =>
  page
    .getByRole('heading', {
      level: 1,
      name: t(tickets === 'one' ? 'confirmation.paid.headline' : 'confirmation.paid.headlineMany'),
    })
    .waitFor()

/** A named fact of a ticket or an order: the text beside its name. */
export async function fact(place: Locator, name: string): Promise<string> {
  const term = place.getByRole('term').filter({ hasText: name }).first()
  const text = await term.locator('xpath=following-sibling::*[1]').innerText()
  return text.replaceAll(/\s+/g, ' ')
}

export const orderIdOf = ({ page }: Passenger): string => {
  const id = /[\da-f]{8}-[\da-f-]{27}/.exec(page.url())?.[0]
  if (!id) throw new Error(`No order id in ${page.url()}`)
  return id
}
