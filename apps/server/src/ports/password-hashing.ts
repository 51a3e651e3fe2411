/**
 * Passwords become hashes that are slow to guess from. Both functions wait for their turn, off the main thread, and
 * throw `Busy`.
 */
export interface PasswordHashing {
  /** A string that also says how it was made. */
  hash: (password: string) => Promise<string>
  /** `hash` is null where there is no account: that takes as long, and is never right. */
  verify: (hash: string | null, password: string) => Promise<boolean>
  /** Made with weaker settings than today's. */
  isOutdated: (hash: string) => boolean
  /** A hash that no password has, for accounts whose owner has yet to choose one. */
  unusable: string
}
