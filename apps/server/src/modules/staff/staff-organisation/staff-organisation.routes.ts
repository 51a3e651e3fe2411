import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { createOrganisation, endOrganisation, updateOrganisation } from './edit-organisation.ts'
import { countOrganisations, listOrganisations } from './list-organisations.ts'
import { endAtOrganisation, nameForOrganisation } from './name-people.ts'
import { setPayers } from './set-payers.ts'
import { showOrganisation } from './show-organisation.ts'

export const staffOrganisationRoutes = [
  route(calls.getStaffOrganisations, async (context, { query }) => items(await listOrganisations(context, query))),
  route(calls.countStaffOrganisations, async (context, { query }) => item(await countOrganisations(context, query))),
  acting(calls.getStaffOrganisation, (context, { params }, tx) =>
    showOrganisation(context, params.organisationGuid, tx),
  ),
  acting(calls.createStaffOrganisation, (context, { body }, tx) => createOrganisation(context, body, tx)),
  acting(calls.updateStaffOrganisation, (context, { params, body }, tx) =>
    updateOrganisation(context, { ...body, id: params.organisationGuid }, tx),
  ),
  acting(calls.setOrganisationPayers, (context, { params, body }, tx) =>
    setPayers(context, { ...body, id: params.organisationGuid }, tx),
  ),
  acting(calls.endStaffOrganisation, (context, { params, body }, tx) =>
    endOrganisation(context, { ...body, id: params.organisationGuid }, tx),
  ),
  acting(calls.inviteOrganisationPerson, (context, { params, body }, tx) =>
    nameForOrganisation(context, { ...body, id: params.organisationGuid }, tx),
  ),
  acting(calls.endOrganisationPerson, (context, { params }, tx) => endAtOrganisation(context, params, tx)),
]
