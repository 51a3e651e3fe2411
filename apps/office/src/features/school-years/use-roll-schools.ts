import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getRollSchools } from '../../state/school-year/school-year.calls.ts'
import { selectRollSchools } from '../../state/school-year/school-year.selectors.ts'
import { yearOpened } from '../../state/school-year/school-year.slice.ts'

/** The schools of a year whose pupils the reader looks after; read anew whenever a worker is done with something. */
export function useRollSchools(yearGuid: string, stand: string) {
  const dispatch = useAppDispatch()
  const schools = useAppSelector(selectRollSchools)
  const { loading, failed, errors } = useCall(getRollSchools)
  useEffect(() => {
    if (yearGuid) dispatch(yearOpened())
  }, [dispatch, yearGuid])
  const again = useCallback(() => {
    if (stand !== '') void dispatch(getRollSchools({ params: { yearGuid } }))
  }, [dispatch, yearGuid, stand])
  useEffect(again, [again])
  return { schools: schools ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}
