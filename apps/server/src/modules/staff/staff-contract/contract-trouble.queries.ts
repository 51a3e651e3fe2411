import type { ContractTrouble } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { changeRequest, contractEvent } from '../../../db/schema/index.ts'

/** Contracts that were set aside and are not looked at yet: the last that was recorded of it says so. */
const parked = (clients: SQL): SQL => sql`
  select ${contractEvent.contractId} from ${contractEvent}
  where ${contractEvent.clientId} = any(${clients}) and ${contractEvent.happening} ->> 'kind' = 'parked'
    and not exists (
      select 1 from contract_event later where later.contract_id = ${contractEvent.contractId}
        and later.seq > ${contractEvent.seq} and later.happening ->> 'kind' in ('parked', 'unparked'))`

const undecided = (clients: SQL): SQL => sql`
  select ${changeRequest.contractId} from ${changeRequest}
  where ${changeRequest.clientId} = any(${clients}) and ${changeRequest.decidedOn} is null
    and ${changeRequest.contractId} is not null`

const TROUBLED: Record<ContractTrouble, (clients: SQL) => SQL> = { parked, undecided }

/** The ids of these clients' contracts that somebody has to see to. */
export const contractsIn = (trouble: ContractTrouble, clients: SQL): SQL => TROUBLED[trouble](clients)
