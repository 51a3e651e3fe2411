import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getUser = createCall(contract.getUser)
export const resetPassword = createCall(contract.resetPassword)
