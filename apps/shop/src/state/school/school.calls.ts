import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const findSchools = createCall(contract.findSchools)
export const checkEntitlement = createCall(contract.checkEntitlement)
