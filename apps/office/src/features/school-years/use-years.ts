import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useLooksAgain } from '../../hooks/use-looks-again.ts'
import { getSchoolYears } from '../../state/school-year/school-year.calls.ts'
import { selectSchoolYears } from '../../state/school-year/school-year.selectors.ts'

/** School years as they stand on the server; looked at again as long as a worker is at one of them. */
export function useYears() {
  const dispatch = useAppDispatch()
  const years = useAppSelector(selectSchoolYears)
  const { loading, failed, errors } = useCall(getSchoolYears)
  const again = useCallback(() => void dispatch(getSchoolYears()), [dispatch])
  useEffect(again, [again])
  useLooksAgain(years?.some(({ task }) => task !== null) ?? false, loading, again)
  return { years: years ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}
