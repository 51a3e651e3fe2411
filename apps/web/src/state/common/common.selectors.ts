import type { CallError } from '../../http/outcome.ts'
import type { RootState } from '../store.ts'

/** Anything made by `createCall`. */
interface Thunk {
  typePrefix: string
}

const NONE: readonly CallError[] = []

export const selectLoading =
  (call: Thunk) =>
  (state: RootState): boolean =>
    call.typePrefix in state.commonStore.loading

export const selectSuccess =
  (call: Thunk) =>
  (state: RootState): boolean =>
    state.commonStore.success[call.typePrefix] ?? false

export const selectErrors =
  (call: Thunk) =>
  (state: RootState): readonly CallError[] =>
    state.commonStore.errors[call.typePrefix] ?? NONE

export const selectPageType = (state: RootState) => state.commonStore.pageType
