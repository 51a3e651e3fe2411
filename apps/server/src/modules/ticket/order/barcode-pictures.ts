import { createHash } from 'node:crypto'
import { isVoid } from '@billett/domain'
import { type LastAsked, lastAsked } from '../../../kept/last-asked.ts'
import type { TicketBarcode } from '../../../ports/ticket-barcode.ts'
import { inTurns } from './in-turns.ts'
import type { IssuedTicket } from './order.queries.ts'

/** Modules of light around the symbol: many cameras find none that touches something dark. */
const QUIET = 4

/** Octets as the SVG data URL of a barcode, black on white whatever the page's colours are. */
export function barcodePicture(barcode: TicketBarcode, bytes: Uint8Array): string {
  const { modules, svgPath } = barcode.draw(bytes)
  const size = modules + 2 * QUIET
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect x="${-QUIET}" y="${-QUIET}" width="${size}" height="${size}" fill="#fff"/><path d="${svgPath}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Of the tickets that are looked at most: each some 20 kB, and all an order can hold many times over. */
const MOST_KEPT = 1_000

/** Drawing a ticket takes milliseconds, and its octets stay the same for good. */
const pictures = new WeakMap<TicketBarcode, LastAsked<string>>()

function keptPicture(barcode: TicketBarcode, bytes: Uint8Array): string {
  const known = pictures.get(barcode) ?? lastAsked<string>(MOST_KEPT)
  pictures.set(barcode, known)
  const name = createHash('sha256').update(bytes).digest('base64url')
  const picture = known.get(name) ?? barcodePicture(barcode, bytes)
  known.put(name, picture)
  return picture
}

type Drawable = Pick<IssuedTicket, 'id' | 'state' | 'barcode'>

/**
 * What can be shown at an inspection, by the ids of the tickets: nothing of one that was given back or handed over, or
 * has no barcode of its own.
 */
export async function barcodePictures(
  barcode: TicketBarcode,
  issued: readonly Drawable[],
): Promise<ReadonlyMap<string, string>> {
  const drawn = await inTurns(issued, ({ id, state, barcode: bytes }): [string, string][] =>
    bytes && !isVoid(state) ? [[id, keptPicture(barcode, bytes)]] : [],
  )
  return new Map(drawn.flat())
}
