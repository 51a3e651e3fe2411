import type { ServerConfig } from '../../config/server-config.ts'
import type { TicketBarcode } from '../../ports/ticket-barcode.ts'
import { demonstration, newTicketKey, uicBarcode } from './uic-barcode.ts'

/** UIC number of Germany, whose VAT the tickets carry. */
const GERMANY = 276

type Secret = (name: string, make: () => string) => Promise<string>

/**
 * Signs with the operator's key and code. Only a demo makes a key for itself, and its tickets say that they are
 * specimens.
 */
export async function configuredBarcode(config: ServerConfig, secret: Secret): Promise<TicketBarcode> {
  const { BILLETT_DEMO, TICKET_KEY, TICKET_KEY_ID, TICKET_COMPANY, TICKET_CONTAINER } = config
  if (BILLETT_DEMO)
    return uicBarcode(TICKET_KEY ?? (await secret('ticket', newTicketKey)), {
      ...demonstration,
      container: TICKET_CONTAINER,
    })
  if (TICKET_KEY === undefined || TICKET_COMPANY === undefined)
    throw new Error('TICKET_KEY and TICKET_COMPANY are not set: without them tickets cannot be signed.')
  return uicBarcode(TICKET_KEY, {
    securityProvider: TICKET_COMPANY,
    issuerName: `${TICKET_COMPANY}`,
    vatCountry: GERMANY,
    specimen: false,
    keyId: TICKET_KEY_ID,
    container: TICKET_CONTAINER,
  })
}
