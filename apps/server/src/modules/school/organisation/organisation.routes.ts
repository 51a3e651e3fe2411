import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { setObligated } from './set-obligated.ts'
import {
  searchForOrganisations,
  showForPayer,
  showForSchool,
  showOrganisations,
  showOwnOrganisations,
} from './show-organisations.ts'

export const organisationRoutes = [
  route(calls.getOrganisations, async (context, { query }) => items(await showOrganisations(context, query.page))),
  route(calls.searchOrganisations, async (context, { params }) =>
    items(await searchForOrganisations(context, params.search)),
  ),
  route(calls.getOrganisationByUser, async context => items(await showOwnOrganisations(context))),
  route(calls.getOrganisationDetails, async (context, { params }) => item(await showForPayer(context, params.guid))),
  route(calls.getOrganisationDetailsForSchool, async (context, { params }) =>
    item(await showForSchool(context, params.guid)),
  ),
  route(calls.setIsObligatedToControl, async (context, { body }) => item(await setObligated(context, body))),
]
