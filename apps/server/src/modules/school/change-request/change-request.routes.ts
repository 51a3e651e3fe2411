import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { askRequest, previewRequest } from './ask-request.ts'
import { confirmGuardian } from './confirm-guardian.ts'
import { acceptRequests, declineRequests } from './decide-many.ts'
import { acceptRequest, declineRequest } from './decide-request.ts'
import { countRequests, showRequests } from './show-requests.ts'

export const changeRequestRoutes = [
  route(calls.confirmGuardianAddress, async (context, { params }) =>
    item(await confirmGuardian(context, params.token)),
  ),
  route(calls.getSchoolChangeRequests, async (context, { query }) => items(await showRequests(context, query))),
  route(calls.countSchoolChangeRequests, async (context, { query }) => item(await countRequests(context, query))),
  route(calls.createSchoolChangeRequest, async (context, { body }) => item(await askRequest(context, body))),
  route(calls.previewSchoolChangeRequest, async (context, { body }) => item(await previewRequest(context, body))),
  route(calls.acceptSchoolChangeRequest, async (context, { params, body }) =>
    item(await acceptRequest(context, params.guid, body)),
  ),
  route(calls.acceptSchoolChangeRequests, async (context, { body }) => items(await acceptRequests(context, body))),
  route(calls.declineSchoolChangeRequests, async (context, { body }) => items(await declineRequests(context, body))),
  route(calls.declineSchoolChangeRequest, async (context, { params, body }) =>
    item(await declineRequest(context, params.guid, body)),
  ),
]
