import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getSchoolYears } from '../../state/school-year/school-year.calls.ts'
import { selectSchoolYears } from '../../state/school-year/school-year.selectors.ts'

/** Milliseconds between two looks at what a worker is doing. */
const LOOK_EVERY = 1500

/** School years as they stand on the server; looked at again as long as a worker is at one of them. */
export function useYears() {
  const dispatch = useAppDispatch()
  const years = useAppSelector(selectSchoolYears)
  const { loading, failed, errors } = useCall(getSchoolYears)
  const again = useCallback(() => void dispatch(getSchoolYears()), [dispatch])
  useEffect(again, [again])
  const isWorked = years?.some(({ task }) => task !== null) ?? false
  useEffect(() => {
    if (!isWorked || loading) return
    const timer = setTimeout(again, LOOK_EVERY)
    return () => clearTimeout(timer)
  }, [again, isWorked, loading])
  return { years: years ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}
