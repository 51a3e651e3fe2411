import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { countFiles, openFile, showFiles, takeFile } from './organisation-files.ts'

export const organisationFileRoutes = [
  route(calls.uploadOrganisationFile, async (context, { params, body }) =>
    item(await takeFile(context, params.orgGuid, body)),
  ),
  route(calls.getOrganisationFiles, async (context, { params, query }) =>
    items(await showFiles(context, params.orgGuid, query)),
  ),
  route(calls.countOrganisationFiles, async (context, { params }) => item(await countFiles(context, params.orgGuid))),
  route(calls.getOrganisationDocument, async (context, { params }) => ({ file: await openFile(context, params.guid) })),
]
