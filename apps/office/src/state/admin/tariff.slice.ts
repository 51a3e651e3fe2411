import type {
  ConvertedCatalogue,
  ServiceArea,
  StaffArrangementVersion,
  StaffGroupBoard,
  StaffSortGroupLanguages,
  StaffSortGroupTexts,
  StaffTariffDetail,
  StaffTariffVersion,
} from '@billett/contract'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface TariffState {
  /** What the workbook that was sent in last came to. */
  jsonCatalogue: ConvertedCatalogue | null
  tariffVersions: StaffTariffVersion[] | null
  /** The version of the tariff that was looked at last. */
  tariffVersion: StaffTariffDetail | null
  serviceAreas: ServiceArea[] | null
  /** The boards of the service area that was looked at last. */
  fixPriceGroups: StaffGroupBoard | null
  relationGroups: StaffGroupBoard | null
  sortGroupTexts: StaffSortGroupTexts | null
  sortGroupLanguages: StaffSortGroupLanguages | null
  /** Versions of what was looked at last. */
  arrangementVersions: StaffArrangementVersion[] | null
}

const initialState: TariffState = {
  jsonCatalogue: null,
  tariffVersions: null,
  tariffVersion: null,
  serviceAreas: null,
  fixPriceGroups: null,
  relationGroups: null,
  sortGroupTexts: null,
  sortGroupLanguages: null,
  arrangementVersions: null,
}

/** What is sold and how it is arranged. */
export const tariffSlice = createSlice({
  name: 'adminStore/tariff',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.convertCatalogue.pending, state => {
        state.jsonCatalogue = null
      })
      .addCase(calls.convertCatalogue.fulfilled, (state, { payload }) => {
        state.jsonCatalogue = payload.data[0] ?? null
      })
      .addCase(calls.getTariffVersions.fulfilled, (state, { payload }) => {
        state.tariffVersions = payload.data
      })
      .addCase(calls.getTariffVersion.pending, (state, { meta }) => {
        // The same one is only looked at again: what is shown of it stays.
        if (state.tariffVersion?.version !== meta.arg.params.version) state.tariffVersion = null
      })
      .addCase(calls.getTariffVersion.fulfilled, (state, { payload }) => {
        state.tariffVersion = payload.data[0] ?? null
      })
      .addCase(calls.getServiceAreas.fulfilled, (state, { payload }) => {
        state.serviceAreas = payload.data
      })
      .addCase(calls.getArrangementVersions.pending, state => {
        state.arrangementVersions = null
      })
      .addCase(calls.getArrangementVersions.fulfilled, (state, { payload }) => {
        state.arrangementVersions = payload.data
      })
      .addMatcher(
        isAnyOf(calls.getStaffFixPriceGroups.fulfilled, calls.saveStaffFixPriceGroups.fulfilled),
        (state, { payload }) => {
          state.fixPriceGroups = payload.data[0] ?? null
        },
      )
      .addMatcher(
        isAnyOf(calls.getStaffRelationGroups.fulfilled, calls.saveStaffRelationGroups.fulfilled),
        (state, { payload }) => {
          state.relationGroups = payload.data[0] ?? null
        },
      )
      .addMatcher(
        isAnyOf(calls.getSortGroupTexts.fulfilled, calls.saveSortGroupTexts.fulfilled),
        (state, { payload }) => {
          state.sortGroupTexts = payload.data[0] ?? null
        },
      )
      .addMatcher(
        isAnyOf(calls.getSortGroupLanguages.fulfilled, calls.saveSortGroupLanguages.fulfilled),
        (state, { payload }) => {
          state.sortGroupLanguages = payload.data[0] ?? null
        },
      )
  },
})
