export { goOver } from './go-over.ts'
export { inLanes } from './in-lanes.ts'
export { type IdRange, PART } from './part.repository.ts'
export { goingOn, withoutThrowing } from './without-throwing.ts'
