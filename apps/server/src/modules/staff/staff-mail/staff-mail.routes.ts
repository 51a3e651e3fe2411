import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { searchMails, showMail } from './search-mails.ts'

export const staffMailRoutes = [
  route(calls.searchStaffMails, async (context, { query }) => items(await searchMails(context, query))),
  acting(calls.getStaffMail, (context, { params }, tx) => showMail(context, params.mailGuid, tx)),
]
