import type { RootState } from '../store.ts'

export const selectSchoolYears = ({ schoolYearStore }: RootState) => schoolYearStore.years
export const selectRollSchools = ({ schoolYearStore }: RootState) => schoolYearStore.schools
export const selectRollMembers = ({ schoolYearStore }: RootState) => schoolYearStore.members
