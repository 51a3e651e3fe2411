import type {
  AttachmentFile,
  DynamicPage,
  StaffAttachments,
  StaffConfig,
  StaffConfigVersion,
  StaffLanguage,
  StaffMessage,
} from '@billett/contract'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface ShopState {
  /** The version of the configuration that was looked at last. */
  config: StaffConfig | null
  configVersions: StaffConfigVersion[] | null
  dynamicPages: DynamicPage[] | null
  /** How complete the own shop is in each language. */
  languages: StaffLanguage[] | null
  messages: StaffMessage[] | null
  /** What goes with the tickets of the service area that was looked at last. */
  attachments: StaffAttachments | null
  files: AttachmentFile[] | null
}

const initialState: ShopState = {
  config: null,
  configVersions: null,
  dynamicPages: null,
  languages: null,
  messages: null,
  attachments: null,
  files: null,
}

/** How the shop is set up: its configuration, pages and messages, and what goes with its tickets. */
export const shopSlice = createSlice({
  name: 'adminStore/shop',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getStaffMessages.fulfilled, (state, { payload }) => {
        state.messages = payload.data
      })
      .addCase(calls.deleteStaffMessage.fulfilled, (state, { meta }) => {
        state.messages = state.messages?.filter(({ id }) => id !== meta.arg.params.id) ?? null
      })
      .addCase(calls.getAttachmentFiles.fulfilled, (state, { payload }) => {
        state.files = payload.data
      })
      .addCase(calls.deleteAttachment.fulfilled, (state, { meta }) => {
        state.files = state.files?.filter(({ path }) => path !== meta.arg.query.path) ?? null
      })
      .addCase(calls.getConfig.fulfilled, (state, { payload }) => {
        state.config = payload.data[0] ?? null
      })
      .addCase(calls.getConfigVersions.fulfilled, (state, { payload }) => {
        state.configVersions = payload.data
      })
      .addCase(calls.getDynamicPages.fulfilled, (state, { payload }) => {
        state.dynamicPages = payload.data
      })
      .addCase(calls.getStaffLanguages.fulfilled, (state, { payload }) => {
        state.languages = payload.data
      })
      .addMatcher(isAnyOf(calls.getAttachments.fulfilled, calls.saveAttachments.fulfilled), (state, { payload }) => {
        state.attachments = payload.data[0] ?? null
      })
  },
})
