import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import type { CallRejection } from './create-call.ts'

const isRejection = isRejectedWithValue<CallRejection>()

/** A call the server answered with 401: whatever belongs to the signed-in user goes back to its beginning (Spec 2 §4.1). */
export const isUnauthorized = (action: UnknownAction): boolean => isRejection(action) && action.payload.status === 401
