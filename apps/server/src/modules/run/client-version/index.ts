export { checkDraft, discardDraft, releaseDraft, writeDraft } from './drafts.ts'
export { type KnownVersion, versionsOf } from './known-versions.ts'
export { goBackTo, showVersion } from './show-version.ts'
export { startReleased } from './start-released.ts'
