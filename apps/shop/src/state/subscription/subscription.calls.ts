import { cancelWithoutLogin as call } from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const cancelWithoutLogin = createCall(call)
