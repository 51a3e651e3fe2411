import type { WalletTicket } from '../../ports/wallet-passes.ts'

const barcode = Uint8Array.from({ length: 256 }, (_, byte) => byte)
/** A ticket that is good. */
export const sampleTicket: WalletTicket = {
  ticketId: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2d01',
  language: 'de',
  orderNumber: 'BCDFGHJK23',
  carrier: 'Falkenbrücker Verkehrsbetriebe',
  colours: { background: '#1a2b3c', text: '#ffffff' },
  product: 'Einzelticket',
  traveller: 'Erwachsener',
  relation: { from: 'Bahnhofsplatz', to: 'Hafen' },
  zones: ['1', '2'],
  validity: { from: '2026-11-21T09:00:00.000Z', until: '2026-11-21T11:00:00.000Z' },
  said: { from: '21.11.2026, 10:00', to: '12:00' },
  barcode,
  voidBecause: null,
}
