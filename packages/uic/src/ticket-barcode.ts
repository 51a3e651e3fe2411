import { readDynamicContainer, writeDynamicContainer } from './container/dynamic-container.ts'
import { checkSignature, type SignatureState, type SigningKey, type VerificationKey } from './container/keys.ts'
import { isStaticContainer, readStaticContainer, writeStaticContainer } from './container/static-container.ts'
import type { Edition } from './edition.ts'
import type { RailTicketData } from './fcb/rail-ticket-data.ts'
import { MalformedBarcode, type MalformedReason } from './malformed-barcode.ts'

/** `static` is UIC 918.3 (`#UT02`), `dynamic` the DOSIPAS header (`U2`). */
export type Container = 'static' | 'dynamic'

export type DecodedTicket =
  | {
      ok: true
      container: Container
      edition: Edition
      ticket: RailTicketData
      securityProvider?: number
      keyId?: number
      signature: SignatureState
    }
  | { ok: false; reason: MalformedReason; message: string }

/** The octets for the barcode symbol, signed. Throws `NotEncodable` when a value is outside its field's range. */
export function encodeTicket(
  ticket: RailTicketData,
  key: SigningKey,
  container: Container,
  edition: Edition,
): Uint8Array {
  const write = container === 'static' ? writeStaticContainer : writeDynamicContainer
  return write(ticket, key, edition)
}

/** Reads the octets of a barcode symbol, whoever made them, and checks the signature against the known keys. */
export function decodeTicket(bytes: Uint8Array, keys: readonly VerificationKey[]): DecodedTicket {
  try {
    const container = isStaticContainer(bytes) ? 'static' : 'dynamic'
    const { edition, ticket, signed } =
      container === 'static' ? readStaticContainer(bytes) : readDynamicContainer(bytes)
    const { securityProvider, keyId } = signed
    return { ok: true, container, edition, ticket, securityProvider, keyId, signature: checkSignature(signed, keys) }
  } catch (cause) {
    if (cause instanceof MalformedBarcode) return { ok: false, reason: cause.reason, message: cause.message }
    throw cause
  }
}
