import { sign } from 'node:crypto'
import { type Container, encodeTicket } from '@billett/uic'
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

/**
 * Barcodes as European railways read them: UIC 918.3 or DOSIPAS with FCB 3 content, as Aztec codes.
 * `privateKeyPem` is PKCS #8 on the curve P-256; throws on any other key.
 */
export function uicBarcode(privateKeyPem: string, settings: UicBarcodeSettings = demonstration): TicketBarcode {
  const { securityProvider, keyId, container } = settings
  const privateKey = readTicketKey(privateKeyPem)
  const key = { securityProvider, keyId, privateKey }
  return {
    sign: content => encodeTicket(railTicket(content, settings), key, container),
    draw: aztecSymbol,
    inspectorKeys: () => [inspectorKey(privateKey, securityProvider, keyId)],
    signingKey: { securityProvider, keyId },
    signBeside: octets => sign('sha256', octets, privateKey),
  }
}
