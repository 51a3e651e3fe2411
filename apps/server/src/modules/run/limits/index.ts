export { forgiveAttempts, limitAttempts, mayTry } from './limit-attempts.ts'
