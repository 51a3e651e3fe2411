import { createSlice, isFulfilled, isPending, type PayloadAction } from '@reduxjs/toolkit'
import type { CallError } from '../http/outcome.ts'
import { isRejectedCall } from './is-rejected-call.ts'

/** The phases of every call, by action (Spec 2 §4.1). */
export interface CommonState {
  /** The newest running request; answers to older ones no longer change a phase. */
  loading: Record<string, string>
  success: Record<string, boolean>
  errors: Record<string, CallError[]>
  /** All running requests, with what they are about: of a list, which row. */
  underWay: Record<string, Running[]>
  /** Of the screen being looked at (Spec 2 §3.8). */
  pageType: PageType
}

interface Running {
  requestId: string
  /** The parameters of its path, in JSON. */
  about: string
}

export const PAGE_TYPE = { PUBLIC: 0, PRIVATE: 1 } as const
export type PageType = (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE]

type Phase = 'loading' | 'success' | 'errors'

const initialState: CommonState = { loading: {}, success: {}, errors: {}, underWay: {}, pageType: PAGE_TYPE.PUBLIC }

const paramsOf = (given: unknown): unknown =>
  typeof given === 'object' && given && 'params' in given ? given.params : {}

/** How the parameters of a call are compared. */
export const aboutOf = (params: unknown): string => JSON.stringify(params)

function ended(state: CommonState, action: string, requestId: string): void {
  const others = (state.underWay[action] ?? []).filter(running => running.requestId !== requestId)
  if (others.length > 0) state.underWay[action] = others
  else delete state.underWay[action]
}

const actionOf = (type: string): string => type.replace(/\/(pending|fulfilled|rejected)$/, '')

export const commonSlice = createSlice({
  name: 'commonStore',
  initialState,
  reducers: {
    /** Forgets everything, or only one phase. */
    resetCommon(state, { payload }: PayloadAction<Phase | undefined>) {
      for (const phase of payload ? [payload] : (['loading', 'success', 'errors'] as const)) state[phase] = {}
    },
    /** A form that the browser sent by itself has been answered. */
    formSent(state, { payload: { call, errors } }: PayloadAction<{ call: string; errors: CallError[] }>) {
      if (errors.length > 0) state.errors[call] = errors
      else state.success[call] = true
    },
    setPageType(state, { payload }: PayloadAction<PageType>) {
      state.pageType = payload
    },
    /** Forgets one action's phases. */
    resetAction(state, { payload }: PayloadAction<string>) {
      delete state.loading[payload]
      delete state.success[payload]
      delete state.errors[payload]
    },
  },
  extraReducers: builder => {
    builder
      .addMatcher(isPending, (state, { type, meta }) => {
        const action = actionOf(type)
        state.loading[action] = meta.requestId
        state.underWay[action] ??= []
        state.underWay[action].push({ requestId: meta.requestId, about: aboutOf(paramsOf(meta.arg)) })
      })
      .addMatcher(isFulfilled, (state, { type, meta }) => {
        const action = actionOf(type)
        ended(state, action, meta.requestId)
        if (state.loading[action] !== meta.requestId) return
        delete state.loading[action]
        delete state.errors[action]
        state.success[action] = true
      })
      .addMatcher(isRejectedCall, (state, { type, meta, payload }) => {
        const action = actionOf(type)
        ended(state, action, meta.requestId)
        if (state.loading[action] !== meta.requestId) return
        delete state.loading[action]
        delete state.success[action]
        if (!payload.superseded) state.errors[action] = payload.errors
      })
  },
})

export const { formSent, resetCommon, resetAction, setPageType } = commonSlice.actions
