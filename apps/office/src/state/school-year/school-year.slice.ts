import type { RollMember, RollSchool, SchoolYear } from '@billett/contract'
import { isSessionOver } from '@billett/web-kit/session/is-session-over.ts'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './school-year.calls.ts'

interface SchoolYearState {
  /** The latest first. */
  years: SchoolYear[] | null
  /** The schools of the year that is worked on. */
  schools: RollSchool[] | null
  /** The page of its pupils that is looked at. */
  members: RollMember[] | null
}

const initialState: SchoolYearState = { years: null, schools: null, members: null }

/** The one that was changed takes its place; one that is new stands first. */
function withYear(years: readonly SchoolYear[] | null, changed: readonly SchoolYear[]): SchoolYear[] | null {
  if (years === null) return null
  const known = years.map(year => changed.find(({ guid }) => guid === year.guid) ?? year)
  return [...changed.filter(({ guid }) => !years.some(year => year.guid === guid)), ...known]
}

/** Steps into a school year, as far as the reader sees them. They go with whoever saw them. */
export const schoolYearSlice = createSlice({
  name: 'schoolYearStore',
  initialState,
  reducers: {
    /** Another year is worked on: what is known of the one before is none of it. */
    yearOpened: state => {
      state.schools = null
      state.members = null
    },
    /** Another step: its pupils are on their way. */
    stepOpened: state => {
      state.members = null
    },
  },
  extraReducers: builder => {
    builder
      .addCase(calls.getSchoolYears.fulfilled, (state, { payload }) => {
        state.years = payload.data
      })
      .addCase(calls.getRollSchools.fulfilled, (state, { payload }) => {
        state.schools = payload.data
      })
      .addCase(calls.planRollSchool.fulfilled, (state, { payload }) => {
        const now = (guid: string) => payload.data.find(({ organisation }) => organisation.guid === guid)
        state.schools = state.schools?.map(school => now(school.organisation.guid) ?? school) ?? null
      })
      .addCase(calls.getRollMembers.fulfilled, (state, { payload }) => {
        state.members = payload.data
      })
      .addMatcher(isAnyOf(calls.keepSchoolYear.fulfilled, calls.beginRollTask.fulfilled), (state, { payload }) => {
        state.years = withYear(state.years, payload.data)
      })
      .addMatcher(isSessionOver, () => initialState)
  },
})

export const { yearOpened, stepOpened } = schoolYearSlice.actions
