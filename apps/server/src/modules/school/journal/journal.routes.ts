import { getPortalJournal, getSubscriptionJournal } from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { contractJournal } from './contract-journal.ts'
import { showJournal } from './show-journal.ts'

export const journalRoutes = [
  route(getPortalJournal, async (context, { query }) => items(await showJournal(context, query))),
  route(getSubscriptionJournal, async (context, { params, query }) => {
    const entries = await contractJournal(context, params.contractId)
    return items(query.onlyParentEntries ? entries.filter(({ parentId }) => parentId === null) : entries)
  }),
]
