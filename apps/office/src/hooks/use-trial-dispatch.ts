import { useMemo } from 'react'
import { selectProofs } from '../state/second-factor/factor.slice.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

/**
 * The store's dispatch, as another function once somebody has shown who they are: an effect that tries what asks for
 * that was refused until then, and tries it again by itself.
 */
export function useTrialDispatch() {
  const dispatch = useAppDispatch()
  const proofs = useAppSelector(selectProofs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what depends on it is to be done anew after each proof.
  return useMemo(() => dispatch.bind(undefined), [dispatch, proofs])
}
