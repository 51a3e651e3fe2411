import type {
  StaffClient,
  StaffCourseDay,
  StaffDashboard,
  StaffMenu,
  StaffQueue,
  StaffSetUp,
  StaffView,
} from '@billett/contract'
import type { Measure } from '@billett/domain'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface PortalState {
  dashboard: StaffDashboard | null
  /** What waits for somebody, as far as the reader may see it. */
  queues: StaffQueue[] | null
  /** Each measure is asked for by itself; one that failed takes no other with it. */
  courses: Partial<Record<Measure, StaffCourseDay[] | 'failed'>>
  /** What is left to be done before the own client sells. */
  setUp: StaffSetUp[] | null
  menu: StaffMenu | null
  clients: StaffClient[] | null
  /** The views of the list that was opened last. */
  views: { list: StaffView['list']; rows: StaffView[] } | null
}

const initialState: PortalState = {
  dashboard: null,
  queues: null,
  courses: {},
  setUp: null,
  menu: null,
  clients: null,
  views: null,
}

/** What the portal shows, and what every list needs. */
export const portalSlice = createSlice({
  name: 'adminStore/portal',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getStaffViews.fulfilled, (state, { payload, meta }) => {
        state.views = { list: meta.arg.query.list, rows: payload.data }
      })
      .addCase(calls.getStaffDashboard.fulfilled, (state, { payload }) => {
        state.dashboard = payload.data[0] ?? null
      })
      .addCase(calls.getStaffQueues.fulfilled, (state, { payload, meta }) => {
        const isOne = meta.arg?.query?.queue !== undefined
        if (!isOne) state.queues = payload.data
        for (const row of isOne ? (state.queues ?? []) : [])
          Object.assign(row, payload.data.find(({ queue }) => queue === row.queue) ?? {})
      })
      .addCase(calls.getStaffCourse.pending, (state, { meta }) => {
        const { measure } = meta.arg.query
        if (state.courses[measure] === 'failed') delete state.courses[measure]
      })
      .addCase(calls.getStaffCourse.fulfilled, (state, { payload, meta }) => {
        state.courses[meta.arg.query.measure] = payload.data
      })
      .addCase(calls.getStaffCourse.rejected, (state, { meta }) => {
        state.courses[meta.arg.query.measure] ??= 'failed'
      })
      .addCase(calls.getStaffSetUp.fulfilled, (state, { payload }) => {
        state.setUp = payload.data
      })
      .addCase(calls.getStaffMenu.fulfilled, (state, { payload }) => {
        state.menu = payload.data[0] ?? null
      })
      .addCase(calls.getStaffClients.fulfilled, (state, { payload }) => {
        state.clients = payload.data
      })
  },
})
