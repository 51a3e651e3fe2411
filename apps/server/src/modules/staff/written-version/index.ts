export { draftAmong, inForce, nextDraft } from './among-versions.ts'
export { seenVersion } from './seen-version.ts'
export { presentTerms, presentVersion } from './version.present.ts'
