import type { SectionMutations } from '../mutation.ts'
import { calls, failuresOfCalls } from './calls.ts'
import { schoolScreens } from './school.ts'
import { schoolCalls } from './school-calls.ts'
import {
  schoolConstants,
  schoolErrors,
  schoolJournals,
  schoolMenu,
  schoolStates,
  schoolValidation,
} from './school-rules.ts'
import { entities, frame } from './shell-frame.ts'
import { product } from './shell-product.ts'
import { accountRoutes, publicRoutes, routeRules } from './shell-routes.ts'
import { consentDialog, credentials, loginScreen } from './shell-sign-in.ts'
import { constants, roles, shellCalls, shellErrors, states, validation } from './shell-states.ts'
import { staffRoutes, staffScreens } from './staff.ts'
import { staffCalls } from './staff-calls.ts'
import { staffConstants, staffEntities, staffErrors, staffRoles, staffStates, staffValidation } from './staff-rules.ts'
import { rulesAgain, stateEntities, transitions } from './state.ts'

/** All of them, in the order of `docs/coverage.md`. */
export const mutationsOfRows: SectionMutations[] = [
  product,
  publicRoutes,
  accountRoutes,
  routeRules,
  credentials,
  loginScreen,
  consentDialog,
  frame,
  entities,
  states,
  validation,
  roles,
  shellCalls,
  shellErrors,
  constants,
  stateEntities,
  transitions,
  rulesAgain,
  calls,
  failuresOfCalls,
  staffRoutes,
  staffScreens,
  staffEntities,
  staffStates,
  staffErrors,
  staffValidation,
  staffRoles,
  staffCalls,
  schoolScreens,
  schoolCalls,
  schoolStates,
  schoolValidation,
  schoolErrors,
  schoolJournals,
  schoolConstants,
  schoolMenu,
  staffConstants,
]
