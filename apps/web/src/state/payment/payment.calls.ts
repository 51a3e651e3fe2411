import * as contract from '@billett/contract'
import { createCall } from '../create-call.ts'

export const getPaymentTypes = createCall(contract.getPaymentTypes)
export const getPaymentMethods = createCall(contract.getPaymentMethods)
