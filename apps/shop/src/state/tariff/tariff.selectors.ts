import type { ProductGroup } from '@billett/contract'
import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../store.ts'

export const selectTariff = (state: RootState) => state.tariffStore

export const selectChosenTrip = (state: RootState) =>
  state.tariffStore.trips?.find(trip => trip.id === state.tariffStore.selectedTrip) ?? null

export interface Category {
  /** Null for products without one. */
  name: string | null
  groups: ProductGroup[]
}

/** Groups under their headings, both in the order of the tariff. */
const byCategory = (groups: readonly ProductGroup[] | null): Category[] | null =>
  groups && [...Map.groupBy(groups, group => group.category)].map(([name, found]) => ({ name, groups: found }))

export const selectFixPriceCategories = createSelector(
  [(state: RootState) => state.tariffStore.productGroups.fixPrice],
  byCategory,
)

export const selectCatalogueCategories = createSelector(
  [(state: RootState) => state.tariffStore.productGroups.catalogue],
  byCategory,
)
