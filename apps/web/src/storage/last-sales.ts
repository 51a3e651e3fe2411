import * as z from 'zod/mini'
import { stored } from './stored.ts'

/** Newest first. The orders are the server's replies; only their id is looked at here. */
const Sale = z.looseObject({ orderId: z.string() })

export const storedLastSales = stored('last_sales', z.array(Sale))
