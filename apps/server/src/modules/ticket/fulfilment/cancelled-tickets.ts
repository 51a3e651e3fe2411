import { createHash } from 'node:crypto'
import { addMinutes, type Instant } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { readCancelled } from './issued-ticket.repository.ts'

/** About five megabytes. */
const MOST_TICKETS = 50_000

/** How long an inspector's device without a network goes by a list. */
const LIST_MINUTES = 24 * 60

export interface CancelledTickets {
  /** What is signed, and sent as it is. */
  bytes: Buffer
  etag: string
  /** Base64 of DER. */
  signature: string
}

/**
 * The client's tickets that were cancelled and whose barcodes would still pass an inspector, by the ids in these
 * barcodes (`issuerPNR`). Where there are more than fit, those are left out that become valid last, and the list says
 * that it is not complete.
 */
export async function cancelledTickets(world: World, issuedOn: Instant): Promise<CancelledTickets> {
  const { db, barcode, log } = world
  const found = await readCancelled(db, clientIdOf(world), { after: issuedOn, most: MOST_TICKETS + 1 })
  const isComplete = found.length <= MOST_TICKETS
  if (!isComplete) log.error({ most: MOST_TICKETS }, 'more cancelled tickets than inspectors can be told')
  const list = {
    ...barcode.signingKey,
    issuedOn,
    validUntil: addMinutes(issuedOn, LIST_MINUTES),
    isComplete,
    tickets: found.slice(0, MOST_TICKETS).map(({ id, validTo }) => ({ ticketId: id, validUntil: validTo })),
  }
  const bytes = Buffer.from(JSON.stringify(list))
  return {
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    signature: Buffer.from(barcode.signBeside(bytes)).toString('base64'),
  }
}
