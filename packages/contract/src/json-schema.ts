import * as z from 'zod/mini'
import type { Schema } from './call.ts'
import { GuestData } from './calls/checkout/sales-checkout.ts'
import { OrderTicket, PreparedOrder } from './replies/order.ts'
import { ProductDetails, ProductGroup, ProductOffer } from './replies/product.ts'
import { StopInformation } from './replies/stop.ts'
import { Leg, Trip } from './replies/trip.ts'
import { CartTicket } from './values/cart-ticket.ts'
import { Address } from './values/person.ts'

export type Json = Record<string, unknown>

/** What a caller may send is looser than what a reply contains: fields nobody asked for are ignored. */
type Direction = 'input' | 'output'

/** Schemas that stand in the document once, under their names. */
const NAMED: Readonly<Record<string, { schema: Schema; io: Direction }>> = {
  Address: { schema: Address, io: 'input' },
  CartTicket: { schema: CartTicket, io: 'input' },
  GuestData: { schema: GuestData, io: 'input' },
  Leg: { schema: Leg, io: 'output' },
  OrderTicket: { schema: OrderTicket, io: 'output' },
  PreparedOrder: { schema: PreparedOrder, io: 'output' },
  ProductDetails: { schema: ProductDetails, io: 'output' },
  ProductGroup: { schema: ProductGroup, io: 'output' },
  ProductOffer: { schema: ProductOffer, io: 'output' },
  StopInformation: { schema: StopInformation, io: 'output' },
  Trip: { schema: Trip, io: 'output' },
}

const NAMES = z.registry<{ id: string }>()
for (const [id, { schema }] of Object.entries(NAMED)) NAMES.add(schema, { id })

/** References into the schema itself become references into the document. */
const relocated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relocated)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === '$ref' && typeof part === 'string' ? part.replace('#/$defs/', '#/components/schemas/') : relocated(part),
    ]),
  )
}

function written(schema: Schema, io: Direction): { shape: Json; parts: Json } {
  const {
    $schema,
    $defs = {},
    ...shape
  } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    metadata: NAMES,
    io,
  }) as Json
  return { shape: relocated(shape) as Json, parts: relocated($defs) as Json }
}

/** A schema as the place that uses it sees it: by reference where it, or a part of it, has a name. */
export const jsonSchema = (schema: Schema, io: Direction): Json => written(schema, io).shape

export const namedSchemas = (): Json =>
  Object.fromEntries(
    Object.entries(NAMED).map(([name, { schema, io }]) => {
      const { id, ...shape } = written(schema, io).parts[name] as Json
      return [name, shape]
    }),
  )
