import { key } from '@billett/contract'
import { isRejectedCall } from '@billett/web-kit/calls/is-rejected-call.ts'
import * as session from '@billett/web-kit/session/session-actions.ts'
import { createSlice, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { addPasskey, showSecondFactor, stepUp } from './factor.calls.ts'

/** What the server wants to see before anything else: what somebody has beside the password, or that they set it up. */
export type MissingFactor = 'toShow' | 'toSetUp'

interface FactorState {
  missing: MissingFactor | null
  /** A dangerous call was refused until its caller shows once more who they are. */
  asksAgain: boolean
  /** How often somebody has shown who they are: what was refused until then can be asked anew. */
  proofs: number
}

const nothing: FactorState = { missing: null, asksAgain: false, proofs: 0 }

const isRefusedBy = (failure: ReturnType<typeof key>) => (action: UnknownAction) =>
  isRejectedCall(action) && action.payload.errors.some(error => error.key === failure)

/**
 * What of the second factor the server has asked for, whichever call it was: it may be lost, wanted or too long ago in
 * the middle of the work.
 */
export const factorSlice = createSlice({
  name: 'factorStore',
  initialState: nothing,
  reducers: {
    /** Set up, with the codes written down: the work goes on. */
    factorSetUp: ({ proofs }) => ({ ...nothing, proofs }),
    /** Whoever was asked once more does not want to. */
    proofDeclined: state => {
      state.asksAgain = false
    },
  },
  selectors: {
    selectMissingFactor: ({ missing }) => missing,
    selectAsksAgain: ({ asksAgain }) => asksAgain,
    selectProofs: ({ proofs }) => proofs,
  },
  extraReducers: builder => {
    builder
      .addMatcher(isRefusedBy(key('secondFactorNeeded')), state => {
        state.missing = 'toShow'
      })
      .addMatcher(isRefusedBy(key('secondFactorToSetUp')), state => {
        state.missing = 'toSetUp'
      })
      .addMatcher(isRefusedBy(key('stepUpNeeded')), state => {
        state.asksAgain = true
      })
      // A new passkey is shown at once, as at every later sign-in.
      .addMatcher(isAnyOf(addPasskey.fulfilled), state => {
        state.missing = 'toShow'
      })
      .addMatcher(isAnyOf(showSecondFactor.fulfilled, stepUp.fulfilled), ({ proofs }) => ({
        ...nothing,
        proofs: proofs + 1,
      }))
      .addMatcher(isAnyOf(session.sessionEnded, session.sessionLost), () => nothing)
  },
})

export const { factorSetUp, proofDeclined } = factorSlice.actions
export const { selectMissingFactor, selectAsksAgain, selectProofs } = factorSlice.selectors
