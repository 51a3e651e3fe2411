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

/** An invoice as a file: whoever got it once gets the same again. */
export const drawnInvoice = async (world: World, invoice: StoredInvoice, file: InvoiceFile) =>
  file === 'xml' ? xrechnungOf(invoice) : { ...(await drawInvoice(world, invoice)), mimeType: 'application/pdf' }
