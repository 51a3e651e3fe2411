import type { StaffReportView, StaffStatement } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface ReportsState {
  sqlStatements: StaffStatement[] | null
  /** What statements can be asked of. */
  reportViews: StaffReportView[] | null
}

const initialState: ReportsState = { sqlStatements: null, reportViews: null }

/** Statements that are asked of the database. */
export const reportsSlice = createSlice({
  name: 'adminStore/reports',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getSqlStatements.fulfilled, (state, { payload }) => {
        state.sqlStatements = payload.data
      })
      .addCase(calls.getReportViews.fulfilled, (state, { payload }) => {
        state.reportViews = payload.data
      })
      .addCase(calls.deleteSqlStatement.fulfilled, (state, { meta }) => {
        const { description } = meta.arg.params
        state.sqlStatements = state.sqlStatements?.filter(one => one.description !== description) ?? null
      })
  },
})
