import type { PayloadAction } from '@reduxjs/toolkit'
import type { Choice, TariffState } from './tariff-state.ts'

/** How stopovers change (Spec 2 §4.3). A stop stands in the list once. */
export function add(state: TariffState, { payload }: PayloadAction<Choice>): void {
  if (!state.stopovers.some(({ reference }) => reference === payload.reference)) state.stopovers.push(payload)
}

export function replace(state: TariffState, { payload }: PayloadAction<{ reference: string; stopover: Choice }>): void {
  state.stopovers = state.stopovers.map(old => (old.reference === payload.reference ? payload.stopover : old))
}

export function remove(state: TariffState, { payload }: PayloadAction<string>): void {
  state.stopovers = state.stopovers.filter(({ reference }) => reference !== payload)
}
