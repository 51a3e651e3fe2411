import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { askForProofsAsPortal } from './ask-for-proofs.ts'
import { countWaiting } from './count-waiting.ts'
import { acceptAsPortal, declineAsPortal } from './decide-contract.ts'
import { zipProofs } from './download-proofs.ts'
import { rehearseContracts } from './rehearse-contracts.ts'
import { showSchoolContracts } from './show-contracts.ts'
import { showProof } from './show-proof.ts'
import { showDeclineReasons } from './show-reasons.ts'
import { takeBackAsPortal } from './take-back.ts'

export const schoolContractRoutes = [
  route(calls.getSchoolContracts, async (context, { query }) => items(await showSchoolContracts(context, query))),
  route(calls.getContractsOfOrganisation, async (context, { params, query }) =>
    items(await showSchoolContracts(context, { ...query, organizationId: params.orgId })),
  ),
  route(calls.countWaitingContracts, async (context, { params, query }) =>
    item(await countWaiting(context, params.orgId, query)),
  ),
  route(calls.acceptContract, async (context, { params, query }) =>
    item(await acceptAsPortal(context, { id: params.id, seq: query.seq })),
  ),
  route(calls.rehearseContracts, async (context, { body }) =>
    items(await rehearseContracts(context, body.contractGuids)),
  ),
  route(calls.declineContract, async (context, { body }) => item(await declineAsPortal(context, body))),
  route(calls.takeContractBack, async (context, { body }) => item(await takeBackAsPortal(context, body))),
  route(calls.askForProofs, async (context, { body }) => item(await askForProofsAsPortal(context, body.contractId))),
  route(calls.getDeclineReasons, async (context, { body }) => items(await showDeclineReasons(context, body))),
  route(calls.getApplicationProof, async (context, { params }) => ({
    file: await showProof(context, params.proofGuid),
  })),
  route(calls.downloadProofs, async (context, { params }) => ({
    file: { ...(await zipProofs(context, params.guid)), mimeType: 'application/zip' },
  })),
]
