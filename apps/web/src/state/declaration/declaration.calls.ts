import * as calls from '@billett/contract'
import { createCall } from '../create-call.ts'

export const withdrawContract = createCall(calls.withdrawContract)
export const reportBarrier = createCall(calls.reportBarrier)
