import * as contract from '@billett/contract'
import { createCall } from '../create-call.ts'

export const logConsent = createCall(contract.logConsent)
