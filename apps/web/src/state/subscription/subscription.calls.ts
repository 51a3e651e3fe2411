import { cancelWithoutLogin as call } from '@billett/contract'
import { createCall } from '../create-call.ts'

export const cancelWithoutLogin = createCall(call)
