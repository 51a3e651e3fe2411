import * as calls from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const withdrawContract = createCall(calls.withdrawContract)
export const reportBarrier = createCall(calls.reportBarrier)
