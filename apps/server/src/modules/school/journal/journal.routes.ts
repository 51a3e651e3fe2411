import { getPortalJournal } from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showJournal } from './show-journal.ts'

export const journalRoutes = [
  route(getPortalJournal, async (context, { query }) => items(await showJournal(context, query))),
]
