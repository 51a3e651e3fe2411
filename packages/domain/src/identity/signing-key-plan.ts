import { addMinutes, type Instant } from '../time/instant.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes after which a key is followed by the next. */
const ROTATION_MINUTES = 90 * DAY
/** Minutes a key is published before it signs: whoever checks tokens keeps the list of keys for a while. */
const ANNOUNCED_MINUTES = DAY
/** Minutes a key stays published after its last signature: longer than anything signed with it is good. */
const KEPT_MINUTES = 7 * DAY

export interface DatedKey {
  kid: string
  createdOn: Instant
}

export interface SigningKeyPlan {
  /** Undefined where there is no key at all. */
  signing: string | undefined
  /** Every key others are to know, the one that signs first. */
  published: string[]
  /** Nobody needs them any more. */
  over: string[]
  /** The next key is to be made now. */
  isDue: boolean
}

const signsFrom = ({ createdOn }: DatedKey): Instant => addMinutes(createdOn, ANNOUNCED_MINUTES)

/** Which keys sign, are shown and are done with. The first key of all signs at once. */
export function signingKeyPlan(keys: readonly DatedKey[], now: Instant): SigningKeyPlan {
  const newestFirst = keys.toSorted((a, b) => (a.createdOn < b.createdOn ? 1 : a.createdOn > b.createdOn ? -1 : 0))
  const [newest] = newestFirst
  const signing = newestFirst.find(key => signsFrom(key) <= now) ?? newestFirst.at(-1)
  const over = newestFirst.filter((key, index) => {
    const next = newestFirst[index - 1]
    return key !== signing && next !== undefined && addMinutes(signsFrom(next), KEPT_MINUTES) <= now
  })
  const others = newestFirst.filter(key => key !== signing && !over.includes(key))
  return {
    signing: signing?.kid,
    published: [...(signing ? [signing] : []), ...others].map(({ kid }) => kid),
    over: over.map(({ kid }) => kid),
    isDue: newest === undefined || addMinutes(newest.createdOn, ROTATION_MINUTES) <= now,
  }
}
