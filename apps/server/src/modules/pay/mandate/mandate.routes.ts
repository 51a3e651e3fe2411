import * as calls from '@billett/contract'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { instituteData } from './institute-data.ts'
import { addMandate, changeMandate, type MandateInUse, revoke, showMandates } from './mandates.ts'

export const mandateRoutes = (isInUse: MandateInUse) => [
  route(calls.addMandate, async (context, { body }) => item(await addMandate(context, body))),
  route(calls.getMandates, async context => items(await showMandates(context))),
  route(calls.changeMandate, async (context, { params, body }) =>
    item(await changeMandate(context, params.guid, body)),
  ),
  route(calls.revokeMandate, async (context, { params }) => {
    await revoke(context, params.guid, isInUse)
    return nothing
  }),
  route(calls.getInstituteData, async (context, { body }) => item(await instituteData(context, body.iban))),
]
