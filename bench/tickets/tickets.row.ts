import { demoRegion } from '@billett/demo-region'
import { localDate } from '@billett/domain'
import { newTicketKey, uicBarcode } from '../../apps/server/src/adapters/ticket-barcode/uic-barcode.ts'
import { pdfTicket } from '../../apps/server/src/adapters/ticket-document/pdf-ticket.ts'
import { dayTicket } from '../../apps/server/src/adapters/ticket-document/sample-input.fixture.ts'
import type { BarcodeContent } from '../../apps/server/src/ports/ticket-barcode.ts'
import { runTogether } from '../measure/run-together.ts'
import { milliseconds, perSecond } from '../measure/written.ts'
import type { Row } from '../row.ts'

const AIM = 50

/** The terms that the demo region prints on its tickets. */
const [terms] = demoRegion(localDate(dayTicket.issuedAt)).tariff.versions.flatMap(version => version.terms)
const sheet = { ...dayTicket, terms: terms ? [{ title: terms.title.de, html: terms.text.de }] : dayTicket.terms }

const content: BarcodeContent = {
  ticketId: 'T7K2M9QX4R',
  orderNumber: 'BCDFGHJK23',
  issuedAt: dayTicket.issuedAt,
  language: 'de',
  product: { id: 'day-adult', name: dayTicket.product },
  kind: 'journey',
  rides: 1,
  validity: { ...dayTicket.validity, timeZone: dayTicket.timeZone },
  travelClass: 'second',
  zones: [
    { id: '10', name: 'Mitte' },
    { id: '21', name: 'Nord' },
  ],
  passengers: [{ kind: 'fare', name: 'Erwachsene', count: 2 }],
  price: { grossCents: 1290, vatCents: 84, vatPermille: 70, currency: 'EUR' },
}

/** Tickets as PDF with a signed barcode, one after the other on one core; beside it what the barcode alone takes. */
export const tickets: Row = {
  name: 'tickets',
  measure: async ({ quick }) => {
    const seconds = quick ? 2 : 6
    const barcode = uicBarcode(newTicketKey())
    const symbol = () => barcode.draw(barcode.sign(content))
    const print = () => pdfTicket.render([{ ...sheet, barcode: symbol() }])
    await runTogether({ workers: 1, seconds: 1 }, print)
    const printed = await runTogether({ workers: 1, seconds }, print)
    const signed = await runTogether({ workers: 1, seconds: 2 }, async () => symbol())
    const rate = printed.done / printed.seconds
    const alone = (signed.seconds / signed.done) * 1000
    return [
      {
        what: 'ticket PDFs with signed barcode, one core',
        value: perSecond(rate),
        reference: `${milliseconds(alone)} of ${milliseconds(1000 / rate)} are signing and drawing the barcode`,
        aim: `≥ ${AIM} /s`,
        met: rate >= AIM,
      },
    ]
  },
}
