import type { TicketDocumentInput } from '../../ports/ticket-document.ts'

const paragraph =
  '<p>Das Ticket gilt in den aufgedruckten Zonen bei allen Unternehmen des Verbundes &amp; ist auf Verlangen vorzuzeigen.</p>'

export const shortTerms = `<h3>§ 1 Geltung</h3>${paragraph}<ul><li>Kinder unter 6 Jahren fahren frei.</li><li>Hunde auch.</li></ul>`

/** A personal day ticket, for the tests of this folder. */
export const dayTicket: TicketDocumentInput = {
  language: 'de',
  look: {
    name: 'Verkehrsverbund Beispiel',
    logo: { width: 44, height: 44, svg: '<rect width="44" height="44" rx="11" fill="#C2102F"/>' },
    colours: {
      band: '#1D1730',
      onBand: '#FFFFFF',
      primary: '#C2102F',
      accent: '#FFC21A',
      text: '#1A1526',
      textSoft: '#5A5468',
      line: '#E1DEE8',
      tint: '#F5F4F8',
    },
    radius: 14,
  },
  ticketNumber: 'BCDFGHJK23-1',
  orderNumber: 'BCDFGHJK23',
  invoiceNumber: 'RE-2026-000123',
  issuedAt: '2026-11-21T10:12:00.000Z',
  timeZone: 'Europe/Berlin',
  product: 'Tageskarte',
  traveller: 'Erwachsene',
  travelClass: 'second',
  passengerCount: 2,
  zones: ['1', '2', '3'],
  priceLevel: 'Preisstufe 3',
  relation: { from: 'Königsbrück Hauptbahnhof', to: 'Äußere Neustadt', via: ['Marktplatz'] },
  validity: { from: '2026-11-22T23:00:00.000Z', until: '2026-11-24T02:00:00.000Z' },
  passenger: { name: 'Łukasz Ömer Großmann-Şahin', birthDate: '1984-02-29' },
  price: { grossCents: 1290, netCents: 1206, vatCents: 84, vatPermille: 70, currency: 'EUR' },
  isCarriage: true,
  carrier: { name: 'Beispieltaler Verkehrs-GmbH', address: ['Am Depot 4', '99999 Königsbrück'], vatId: 'DE999000111' },
  terms: [{ title: 'Beförderungsbedingungen', html: shortTerms }],
}
