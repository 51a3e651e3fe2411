import * as contract from '@billett/contract'
import { createCall } from '../calls/create-call.ts'

export const login = createCall(contract.login)
export const loginJwt = createCall(contract.loginJwt)
export const logout = createCall(contract.logout)
export const resetPassword = createCall(contract.resetPassword)
/** What the account says of whoever is signed in. */
export const getUser = createCall(contract.getUser)
