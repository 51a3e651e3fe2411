import { isRejectedWithValue, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { CallRejection } from './create-call.ts'

/** A call that ended badly. Every thunk of this store is made by `createCall`, so that is what the payload holds. */
export const isRejectedCall = (
  action: UnknownAction,
): action is PayloadAction<CallRejection, string, { requestId: string }> => isRejectedWithValue(action)

/**
 * A call the server answered with 401: whatever belongs to the signed-in user goes back to its beginning (Spec 2 §4.1).
 */
export const isUnauthorized = (action: UnknownAction): boolean =>
  isRejectedCall(action) && action.payload.status === 401
