import * as z from 'zod/mini'
import { Guid } from './text.ts'

/** The parameter of calls about one order. */
export const OrderId = z.object({ orderId: Guid })
