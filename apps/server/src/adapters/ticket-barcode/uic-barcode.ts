import { sign } from 'node:crypto'
import { type Container, encodeTicket, NotEncodable } from '@billett/uic'
import type { TicketBarcode } from '../../ports/ticket-barcode.ts'
import { aztecSymbol } from './aztec-symbol.ts'
import { type Issuer, railTicket } from './rail-ticket.ts'
import { inspectorKey, readTicketKey } from './ticket-key.ts'

export { newTicketKey } from './ticket-key.ts'

export interface UicBarcodeSettings extends Issuer {
  /** Number of the key, 0 to 99999; a new key gets a new number. */
  keyId: number
  /** `static` is UIC 918.3, `dynamic` DOSIPAS. */
  container: Container
}

/** For deployments that show the product: a company code nobody has, and every ticket marked as a specimen. */
export const demonstration: UicBarcodeSettings = {
  securityProvider: 9901,
  issuerName: 'Billett',
  vatCountry: 276,
  specimen: true,
  keyId: 1,
  container: 'static',
}

const NEWEST = '3'

/**
 * Barcodes as European railways read them: UIC 918.3 or DOSIPAS with FCB 1.3 or 3 content, as Aztec codes.
 * `privateKeyPem` is PKCS #8 on the curve P-256; throws on any other key.
 */
export function uicBarcode(privateKeyPem: string, settings: UicBarcodeSettings = demonstration): TicketBarcode {
  const { securityProvider, keyId, container } = settings
  const privateKey = readTicketKey(privateKeyPem)
  const key = { securityProvider, keyId, privateKey }
  return {
    sign: (content, edition) => {
      const ticket = railTicket(content, settings)
      try {
        return encodeTicket(ticket, key, container, edition)
      } catch (cause) {
        // A pass that began weeks before it was bought, or lasts for more than a year, is known to version 3 alone.
        if (edition === NEWEST || !(cause instanceof NotEncodable)) throw cause
        return encodeTicket(ticket, key, container, NEWEST)
      }
    },
    draw: aztecSymbol,
    inspectorKeys: () => [inspectorKey(privateKey, securityProvider, keyId)],
    signingKey: { securityProvider, keyId },
    signBeside: octets => sign('sha256', octets, privateKey),
  }
}
