import { journeys } from './journeys/journeys.row.ts'
import { purchases } from './purchases/purchases.row.ts'
import { quotes } from './quotes/quotes.row.ts'
import type { Row } from './row.ts'
import { startPage } from './start-page/start-page.row.ts'
import { stopSearch } from './stop-search/stop-search.row.ts'
import { tickets } from './tickets/tickets.row.ts'

/** Everything that is measured, in the order of the table. */
export const rows: readonly Row[] = [purchases, quotes, stopSearch, journeys, tickets, startPage]
