import type { CallError } from '../http/outcome.ts'
import type { CommonState } from './common.slice.ts'

/** A store that has the phases of its calls. */
export interface CallsRoot {
  commonStore: CommonState
}

/** Anything made by `createCall`. */
interface Thunk {
  typePrefix: string
}

const NONE: readonly CallError[] = []

export const selectLoading =
  (call: Thunk) =>
  (state: CallsRoot): boolean =>
    call.typePrefix in state.commonStore.loading

export const selectSuccess =
  (call: Thunk) =>
  (state: CallsRoot): boolean =>
    state.commonStore.success[call.typePrefix] ?? false

export const selectErrors =
  (call: Thunk) =>
  (state: CallsRoot): readonly CallError[] =>
    state.commonStore.errors[call.typePrefix] ?? NONE

/** Refused or not reached, and neither forgotten nor made up for since; one that a newer one superseded is not. */
export const selectFailed =
  (call: Thunk) =>
  (state: CallsRoot): boolean =>
    call.typePrefix in state.commonStore.errors

export const selectPageType = (state: CallsRoot) => state.commonStore.pageType
