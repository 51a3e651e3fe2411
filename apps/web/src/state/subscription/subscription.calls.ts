import { createCall } from '../create-call.ts'
import { cancelWithoutLogin as call } from './cancel-without-login.ts'

export const cancelWithoutLogin = createCall(call)
