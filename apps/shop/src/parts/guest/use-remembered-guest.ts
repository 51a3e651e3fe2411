import { useCallback, useEffect, useState } from 'react'
import { type RememberedGuest, storedGuest } from '../../storage/guest.ts'

/** Whom this device remembers, once it has been asked, and how to have it forget them. */
export function useRememberedGuest() {
  const [guest, setGuest] = useState<RememberedGuest>()
  useEffect(() => setGuest(storedGuest.read()), [])
  const forget = useCallback(() => {
    storedGuest.remove()
    setGuest(undefined)
  }, [])
  return { guest, forget }
}
