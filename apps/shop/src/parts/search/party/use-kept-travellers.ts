import { useEffect } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { selectWho } from '../../../state/tariff/tariff.slice.ts'
import { whoOf } from '../../../state/tariff/who.ts'
import { storedTravellers } from '../../../storage/travellers.ts'

/** Whoever travelled last on this device travels again, until somebody says otherwise. */
export function useKeptTravellers(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const kept = storedTravellers.read()
    if (kept) dispatch(selectWho(whoOf(kept.party, kept.comfortClass, kept.extra)))
  }, [dispatch])
}
