import type {
  ConfirmableBaseData,
  DynamicInfoType,
  StaffCount,
  StaffDocument,
  StaffUser,
  StaffUserDetail,
} from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface UsersState {
  /** The page of accounts that was found last. */
  users: StaffUser[] | null
  usersFound: StaffCount | null
  /** The account that was looked at last. */
  user: StaffUserDetail | null
  /** What lies in the account that was looked into last. */
  documents: { userId: string; rows: StaffDocument[] } | null
  /** The kinds of questions that customers are asked. */
  dynamicInfoTypes: DynamicInfoType[] | null
  /** The page of customers to confirm that was found last. */
  confirmableBaseData: ConfirmableBaseData[] | null
}

const initialState: UsersState = {
  users: null,
  usersFound: null,
  user: null,
  documents: null,
  dynamicInfoTypes: null,
  confirmableBaseData: null,
}

/** Accounts that staff have found, and what they were asked to confirm. */
export const usersSlice = createSlice({
  name: 'adminStore/users',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getStaffDocuments.fulfilled, (state, { payload, meta }) => {
        state.documents = { userId: meta.arg.params.userId, rows: payload.data }
      })
      .addCase(calls.searchStaffUsers.fulfilled, (state, { payload }) => {
        state.users = payload.data
      })
      .addCase(calls.countStaffUsers.pending, state => {
        state.usersFound = null
      })
      .addCase(calls.countStaffUsers.fulfilled, (state, { payload }) => {
        state.usersFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffUser.fulfilled, (state, { payload }) => {
        state.user = payload.data[0] ?? null
      })
      .addCase(calls.noteStaffUser.fulfilled, (state, { payload }) => {
        state.user = payload.data[0] ?? null
      })
      .addCase(calls.setStaffUserActive.fulfilled, (state, { payload: { data } }) => {
        const [changed] = data
        if (!changed) return
        const { userId, state: now, active } = changed
        for (const row of [...(state.users ?? []), state.user])
          if (row?.userId === userId) Object.assign(row, { state: now, active })
      })
      .addCase(calls.getDynamicInfoTypes.fulfilled, (state, { payload }) => {
        state.dynamicInfoTypes = payload.data
      })
      .addCase(calls.getConfirmableBaseData.fulfilled, (state, { payload }) => {
        state.confirmableBaseData = payload.data
      })
  },
})
