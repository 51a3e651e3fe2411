export { dropOldCounts } from './attempt.repository.ts'
export { forgiveAttempts, limitAttempts, mayTry } from './limit-attempts.ts'
