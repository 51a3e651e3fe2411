import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getRollMembers } from '../../state/school-year/school-year.calls.ts'
import { selectRollMembers } from '../../state/school-year/school-year.selectors.ts'
import { stepOpened } from '../../state/school-year/school-year.slice.ts'
import { LEFT_AT, type MemberStep } from './roll-steps.ts'
import type { YearsState } from './years-address.ts'

interface Asked {
  yearGuid: string
  /** How the year stands: another one has other rows. */
  stand: string
  step: MemberStep
  state: YearsState
  pageSize: number
}

/** A page of the pupils of a step, as the address narrows them down. */
export function useMembers({ yearGuid, stand, step, state, pageSize }: Asked) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectRollMembers)
  const { loading, failed, errors } = useCall(getRollMembers)
  const { show, kind, school, search, page } = state
  const left = show === 'left' ? LEFT_AT[step] : undefined
  useEffect(() => {
    if (step) dispatch(stepOpened())
  }, [dispatch, step])
  const again = useCallback(() => {
    const query = {
      page: page - 1,
      pageSize,
      ...(left ? { left } : {}),
      ...(kind === '' ? {} : { kind }),
      ...(school === '' ? {} : { organizationId: school }),
      ...(search === '' ? {} : { search }),
    }
    if (stand !== '') void dispatch(getRollMembers({ params: { yearGuid }, query }))
  }, [dispatch, yearGuid, stand, left, kind, school, search, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}
