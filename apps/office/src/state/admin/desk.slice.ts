import type {
  StaffCount,
  StaffEnforcementCase,
  StaffEnforcementRow,
  StaffMail,
  StaffSubmission,
  StaffSubmissionDetail,
} from '@billett/contract'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface DeskState {
  /** The page of mails that was found last. */
  mails: StaffMail[] | null
  /** The mail that was looked at last. */
  mail: StaffMail | null
  /** The page of submissions that was found last. */
  submissions: StaffSubmission[] | null
  submissionsFound: StaffCount | null
  /** The submission that was looked at last. */
  submission: StaffSubmissionDetail | null
  /** The page of cases of checks that was found last. */
  cases: StaffEnforcementRow[] | null
  casesFound: StaffCount | null
  /** The case that was looked at last. */
  case: StaffEnforcementCase | null
}

const initialState: DeskState = {
  mails: null,
  mail: null,
  submissions: null,
  submissionsFound: null,
  submission: null,
  cases: null,
  casesFound: null,
  case: null,
}

/** What comes to the desk: mails that went out, what people sent in, and who was checked without a pass. */
export const deskSlice = createSlice({
  name: 'adminStore/desk',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getStaffEnforcementCases.fulfilled, (state, { payload }) => {
        state.cases = payload.data
      })
      .addCase(calls.countStaffEnforcementCases.pending, state => {
        state.casesFound = null
      })
      .addCase(calls.countStaffEnforcementCases.fulfilled, (state, { payload }) => {
        state.casesFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffEnforcementCase.fulfilled, (state, { payload }) => {
        state.case = payload.data[0] ?? null
      })
      .addCase(calls.withdrawStaffCase.fulfilled, (state, { payload }) => {
        state.case = payload.data[0] ?? null
      })
      .addCase(calls.searchStaffMails.fulfilled, (state, { payload }) => {
        state.mails = payload.data
      })
      .addCase(calls.getStaffMail.fulfilled, (state, { payload }) => {
        state.mail = payload.data[0] ?? null
      })
      .addCase(calls.searchStaffSubmissions.fulfilled, (state, { payload }) => {
        state.submissions = payload.data
      })
      .addCase(calls.countStaffSubmissions.pending, state => {
        state.submissionsFound = null
      })
      .addCase(calls.countStaffSubmissions.fulfilled, (state, { payload }) => {
        state.submissionsFound = payload.data[0] ?? null
      })
      .addMatcher(
        isAnyOf(
          calls.getStaffSubmission.fulfilled,
          calls.assignStaffSubmission.fulfilled,
          calls.commentStaffSubmission.fulfilled,
          calls.finishStaffSubmission.fulfilled,
        ),
        (state, { payload }) => {
          const shown = payload.data[0] ?? null
          state.submission = shown
          const row = state.submissions?.find(({ guid }) => guid === shown?.guid)
          if (!row || !shown) return
          const { assignedTo, isMine, doneOn, doneBy, outcome } = shown
          Object.assign(row, { assignedTo, isMine, doneOn, doneBy, outcome })
        },
      )
  },
})
