import { applications } from './applications/applications.row.ts'
import { bankFiles } from './bank-files/bank-files.row.ts'
import { calls } from './calls/calls.row.ts'
import { collecting } from './collecting/collecting.row.ts'
import { drawing } from './drawing/drawing.row.ts'
import { idle } from './idle/idle.row.ts'
import { journeys } from './journeys/journeys.row.ts'
import { login } from './login/login.row.ts'
import { mails } from './mails/mails.row.ts'
import { memory } from './memory/memory.row.ts'
import { ordering } from './ordering/ordering.row.ts'
import { party } from './party/party.row.ts'
import { processes } from './processes/processes.row.ts'
import { purchases } from './purchases/purchases.row.ts'
import { quotes } from './quotes/quotes.row.ts'
import { realTime } from './real-time/real-time.row.ts'
import type { Row } from './row.ts'
import { scale } from './scale/scale.row.ts'
import { school } from './school/school.row.ts'
import { schoolLists } from './school-lists/school-lists.row.ts'
import { staffLists } from './staff-lists/staff-lists.row.ts'
import { startPage } from './start-page/start-page.row.ts'
import { stopSearch } from './stop-search/stop-search.row.ts'
import { subscriptions } from './subscriptions/subscriptions.row.ts'
import { tickets } from './tickets/tickets.row.ts'

/** Everything that is measured, in the order of the table. */
export const rows: readonly Row[] = [
  purchases,
  processes,
  mails,
  scale,
  subscriptions,
  collecting,
  bankFiles,
  staffLists,
  school,
  schoolLists,
  applications,
  memory,
  idle,
  quotes,
  calls,
  login,
  stopSearch,
  journeys,
  realTime,
  tickets,
  drawing,
  startPage,
  ordering,
  party,
]
