export { actionInvariants } from './action.invariants.ts'
