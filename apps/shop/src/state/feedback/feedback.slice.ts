import type { FeedbackCategoryItem, FeedbackDetailField } from '@billett/contract'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as calls from './feedback.calls.ts'
import { fieldGrid } from './field-grid.ts'

/** Spec 2 §3.6. */
export interface FeedbackState {
  /** What can be chosen, level by level. */
  categories: FeedbackCategoryItem[][]
  /** What was chosen, level by level. */
  selectedCategories: string[]
  /** Rows of fields. */
  detailFields: FeedbackDetailField[][]
  detailFieldValues: Record<string, string>
  /** Translation keys. */
  detailFieldErrors: Record<string, string>
  /** When the last feedback was received. */
  receivedAt: string | null
}

const initialState: FeedbackState = {
  categories: [],
  selectedCategories: [],
  detailFields: [],
  detailFieldValues: {},
  detailFieldErrors: {},
  receivedAt: null,
}

export const feedbackSlice = createSlice({
  name: 'feedbackStore',
  initialState,
  reducers: {
    /** Spec 2 §4.6: later levels go, and whatever was asked and answered below them. */
    selectCategory(state, { payload: { level, id } }: PayloadAction<{ level: number; id: string }>) {
      state.categories = state.categories.slice(0, level + 1)
      state.selectedCategories = [...state.selectedCategories.slice(0, level), id]
      state.detailFields = []
      state.detailFieldValues = {}
      state.detailFieldErrors = {}
    },
    /** An empty value is none. */
    setDetailValue(state, { payload: { id, value } }: PayloadAction<{ id: string; value: string }>) {
      if (value === '') delete state.detailFieldValues[id]
      else state.detailFieldValues[id] = value
      delete state.detailFieldErrors[id]
    },
    setDetailErrors(state, { payload }: PayloadAction<Record<string, string>>) {
      state.detailFieldErrors = payload
    },
    resetFeedback: state => ({ ...initialState, receivedAt: state.receivedAt }),
  },
  extraReducers: builder => {
    builder
      .addCase(calls.getFeedbackCategories.fulfilled, (state, { payload }) => {
        state.categories = [payload.data, ...state.categories.slice(1)]
      })
      .addCase(calls.getFeedbackCategory.fulfilled, (state, { payload, meta }) => {
        const level = state.selectedCategories.indexOf(meta.arg.params.id)
        // Something else was chosen meanwhile.
        if (level < 0 || level !== state.selectedCategories.length - 1) return
        state.categories = [...state.categories.slice(0, level + 1), payload.data]
      })
      .addCase(calls.getFeedbackDetailFields.fulfilled, (state, { payload, meta }) => {
        if (state.selectedCategories.at(-1) === meta.arg.params.id) state.detailFields = fieldGrid(payload.data)
      })
      .addCase(calls.sendFeedback.fulfilled, (_state, { payload }) => ({
        ...initialState,
        receivedAt: payload.data[0]?.receivedAt ?? null,
      }))
  },
})

export const { selectCategory, setDetailValue, setDetailErrors, resetFeedback } = feedbackSlice.actions
