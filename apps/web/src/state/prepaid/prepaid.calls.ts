import * as contract from '@billett/contract'
import { createCall } from '../create-call.ts'

export const getPrepaidStatus = createCall(contract.getPrepaidStatus)
