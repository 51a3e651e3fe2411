import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const findEnforcementCase = createCall(contract.findEnforcementCase)
