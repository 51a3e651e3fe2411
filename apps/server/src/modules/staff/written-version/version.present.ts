import type { TermsVersion } from '@billett/contract'

interface Stored<State extends string> {
  id: string
  version: number
  state: State
  editedBy: string
  editedOn: string
  releasedBy: string | null
  releasedOn: string | null
}

/** How far a version has come, and by whom. */
export const presentVersion = <State extends string>({ id, ...stored }: Stored<State>) => {
  const { version, state, editedBy, editedOn, releasedBy, releasedOn } = stored
  return { guid: id, version, state, editedBy, editedOn, releasedBy, releasedOn }
}

/** The same of one that holds from a day on. */
export const presentTerms = (stored: Stored<TermsVersion['state']> & { validFrom: string }): TermsVersion => ({
  ...presentVersion(stored),
  validFrom: stored.validFrom,
})
