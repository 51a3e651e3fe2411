export { forgiveTries, limitTries, mayTry } from './limit-tries.ts'
