import { useEffect, useState } from 'react'
import { rememberSearch, type StoredSearch, storedSearches } from '../../storage/latest-searches.ts'
import { useConsent } from '../cookies/consent-context.ts'

/** What was searched of late, newest first; nothing is read or kept where nobody agreed to it. */
export function useLatestSearches() {
  const mayKeep = useConsent().isAccepted('comfort', 'latestSearches')
  const [searches, setSearches] = useState<StoredSearch[]>([])
  useEffect(() => setSearches(mayKeep ? (storedSearches.read() ?? []) : []), [mayKeep])
  const remember = (search: StoredSearch): void => {
    if (mayKeep) setSearches(rememberSearch(search))
  }
  return { searches, remember }
}
