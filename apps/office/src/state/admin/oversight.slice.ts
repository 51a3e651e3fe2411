import type {
  StaffAct,
  StaffApproval,
  StaffColleague,
  StaffCount,
  StaffDoctorCheck,
  StaffEvent,
  StaffMember,
  StaffRefusal,
} from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface OversightState {
  /** The page of people of the company that was found last. */
  staffMembers: StaffMember[] | null
  /** The page of requests that was found last. */
  approvals: StaffApproval[] | null
  /** The page of acts that was found last. */
  acts: StaffAct[] | null
  actsFound: StaffCount | null
  /** The page of refusals that was found last. */
  refusals: StaffRefusal[] | null
  /** The page of events that was found last. */
  events: StaffEvent[] | null
  /** To whom events can be handed. */
  colleagues: StaffColleague[] | null
  /** How what the shop needs was when it was looked at last. */
  doctor: StaffDoctorCheck[] | null
}

const initialState: OversightState = {
  staffMembers: null,
  approvals: null,
  acts: null,
  actsFound: null,
  refusals: null,
  events: null,
  colleagues: null,
  doctor: null,
}

/** Who works here, what they did, and what somebody has to know of. */
export const oversightSlice = createSlice({
  name: 'adminStore/oversight',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getStaffEvents.fulfilled, (state, { payload }) => {
        state.events = payload.data
      })
      .addCase(calls.getStaffColleagues.fulfilled, (state, { payload }) => {
        state.colleagues = payload.data
      })
      .addCase(calls.acknowledgeStaffEvent.fulfilled, (state, { payload: { data } }) => {
        const [changed] = data
        state.events = state.events?.map(event => (event.id === changed?.id ? changed : event)) ?? null
      })
      .addCase(calls.getStaffMembers.fulfilled, (state, { payload }) => {
        state.staffMembers = payload.data
      })
      .addCase(calls.setStaffRights.fulfilled, (state, { payload: { data } }) => {
        const [changed] = data
        const row = state.staffMembers?.find(({ userId }) => userId === changed?.userId)
        if (row && changed) row.rights = changed.rights
      })
      .addCase(calls.getStaffDoctor.fulfilled, (state, { payload }) => {
        state.doctor = payload.data
      })
      .addCase(calls.getStaffApprovals.fulfilled, (state, { payload }) => {
        state.approvals = payload.data
      })
      .addCase(calls.getOwnStaffApprovals.fulfilled, (state, { payload }) => {
        state.approvals = payload.data
      })
      .addCase(calls.searchStaffActs.fulfilled, (state, { payload }) => {
        state.acts = payload.data
      })
      .addCase(calls.countStaffActs.pending, state => {
        state.actsFound = null
      })
      .addCase(calls.countStaffActs.fulfilled, (state, { payload }) => {
        state.actsFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffRefusals.fulfilled, (state, { payload }) => {
        state.refusals = payload.data
      })
  },
})
