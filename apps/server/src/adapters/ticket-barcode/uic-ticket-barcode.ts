import { type Container, encodeTicket } from '@billett/uic'
import type { TicketBarcode } from '../../ports/ticket-barcode.ts'
import { aztecSymbol } from './aztec-symbol.ts'
import { railTicket } from './rail-ticket.ts'
import { inspectorKey, readTicketKey } from './ticket-key.ts'

export interface TicketBarcodeSettings {
  /** RICS code of the company that signs and issues, 1 to 9999. */
  securityProvider: number
  /** Number of the key, 0 to 99999; a new key gets a new number. */
  keyId: number
  /** PKCS #8, curve P-256. */
  privateKeyPem: string
  /** Short name of the issuer as inspectors see it. */
  issuerName: string
  /** ISO 3166 numeric code of the country whose VAT is paid: 276 for Germany. */
  vatCountry: number
  /** Marks every ticket as not valid for travel. */
  specimen: boolean
  /** `static` is UIC 918.3, `dynamic` DOSIPAS. */
  container: Container
}

/** Barcodes as European railways read them: UIC 918.3 or DOSIPAS with FCB 3 content, as Aztec codes. */
export function uicTicketBarcode(settings: TicketBarcodeSettings): TicketBarcode {
  const { securityProvider, keyId, container } = settings
  const privateKey = readTicketKey(settings.privateKeyPem)
  const key = { securityProvider, keyId, privateKey }
  return {
    sign: content => encodeTicket(railTicket(content, settings), key, container),
    draw: aztecSymbol,
    inspectorKeys: () => [inspectorKey(privateKey, securityProvider, keyId)],
  }
}
