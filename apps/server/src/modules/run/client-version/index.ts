export { holdShown, shownClient } from './change-shown.ts'
export { changedPaths } from './changed-paths.ts'
export {
  activeVersion,
  findVersion,
  lastReplaced,
  latestVersion,
  lockVersions,
  type StoredVersion,
  stateOf,
  type VersionKey,
} from './client-version.repository.ts'
export { discardDraft, releaseDraft, writeDraft } from './drafts.ts'
export { jsonOf } from './json-of.ts'
export { type KnownVersion, versionsOf } from './known-versions.ts'
export { goBackTo, showVersion } from './show-version.ts'
export { startReleased } from './start-released.ts'
export { takeBack } from './take-back.ts'
export { takeBackIll, watchedVersions } from './watched-versions.ts'
export { withPagesOf } from './with-pages-of.ts'
