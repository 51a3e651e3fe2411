import { demoRegion } from '@billett/demo-region'
import { BERLIN, COMMON_EDITION, localDate } from '@billett/domain'
import { newTicketKey, uicBarcode } from '../../apps/server/src/adapters/ticket-barcode/uic-barcode.ts'
import { pdfTicket } from '../../apps/server/src/adapters/ticket-document/pdf-ticket.ts'
import { dayTicket } from '../../apps/server/src/adapters/ticket-document/sample-input.fixture.ts'
import type { BarcodeContent } from '../../apps/server/src/ports/ticket-barcode.ts'

/** The terms that the demo region prints on its tickets. */
const [terms] = demoRegion(localDate(dayTicket.issuedAt, BERLIN)).tariff.versions.flatMap(version => version.terms)
const sheet = { ...dayTicket, terms: terms ? [{ title: terms.title.de, html: terms.text.de }] : dayTicket.terms }

const content: BarcodeContent = {
  ticketId: 'T7K2M9QX4R',
  orderNumber: 'BCDFGHJK23',
  issuedAt: dayTicket.issuedAt,
  language: 'de',
  product: { id: 'day-adult', name: dayTicket.product },
  kind: 'journey',
  validity: { ...dayTicket.validity, timeZone: dayTicket.timeZone },
  travelClass: 'second',
  zones: [
    { id: '10', name: 'Mitte' },
    { id: '21', name: 'Nord' },
  ],
  passengers: [{ kind: 'fare', name: 'Erwachsene', count: 2 }],
  price: { grossCents: 1290, vatCents: 84, vatPermille: 70, currency: 'EUR' },
}

const barcode = uicBarcode(newTicketKey())

/** Signs a ticket and draws its barcode. */
export const symbol = () => barcode.draw(barcode.sign(content, COMMON_EDITION))

/** The same, printed on a page with everything else. */
export const print = () => pdfTicket.render([{ ...sheet, barcode: symbol() }])
