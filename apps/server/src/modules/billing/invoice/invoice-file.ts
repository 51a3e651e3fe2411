import type { StreamedFile } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { drawInvoice } from './draw-invoice.ts'
import { type StoredInvoice, storedInvoice } from './stored-invoice.queries.ts'
import { xrechnungOf } from './xrechnung-of.ts'

/** For people, or for machines. */
export type InvoiceFile = 'pdf' | 'xml'

/** An invoice of the world's client as it was made; undefined where there is none. */
export const readInvoice = (world: World, id: string): Promise<StoredInvoice | undefined> =>
  storedInvoice(world.db, clientIdOf(world), id)

async function* whole(bytes: Uint8Array) {
  yield bytes
}

/** An invoice as a file: whoever got it once gets the same again. */
export async function drawnInvoice(world: World, invoice: StoredInvoice, kind: InvoiceFile): Promise<StreamedFile> {
  const { bytes, ...file } = kind === 'xml' ? xrechnungOf(invoice) : await drawInvoice(world, invoice)
  return { ...file, chunks: whole(bytes) }
}
