import * as calls from '@billett/contract'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { changeNamed, endNamed, namePerson, showPersons } from './manage-persons.ts'

export const contactPersonRoutes = [
  route(calls.getContactPersons, async (context, { params }) => items(await showPersons(context, params.orgGuid))),
  route(calls.createContactPerson, async (context, { params, body }) =>
    item(await namePerson(context, params.orgGuid, body)),
  ),
  route(calls.updateContactPerson, async (context, { body }) => item(await changeNamed(context, body))),
  route(calls.deleteContactPerson, async (context, { params }) => {
    await endNamed(context, params.guid)
    return nothing
  }),
]
