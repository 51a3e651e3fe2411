import { PreparedOrder } from '@billett/contract'

/** The order a device keeps; undefined where it cannot be read any more. Schemas are fetched for it. */
export const keptSale = (value: unknown): PreparedOrder | undefined => PreparedOrder.safeParse(value).data
