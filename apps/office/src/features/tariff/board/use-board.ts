import type { StaffGroupBoard } from '@billett/contract'
import type { BoardPart, GroupBoard } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import {
  getStaffFixPriceGroups,
  getStaffRelationGroups,
  saveStaffFixPriceGroups,
  saveStaffRelationGroups,
} from '../../../state/admin/admin.calls.ts'
import { selectBoard } from '../../../state/admin/admin.selectors.ts'

const READ = { fixPriceGroups: getStaffFixPriceGroups, relationGroups: getStaffRelationGroups }
const SAVE = { fixPriceGroups: saveStaffFixPriceGroups, relationGroups: saveStaffRelationGroups }

const NO_ERRORS: readonly CallError[] = []

/** The board of a service area as it is stored; asked for anew for another one. */
export function useBoard(part: BoardPart, serviceAreaId: number | undefined) {
  const dispatch = useAppDispatch()
  const stored = useAppSelector(selectBoard(part))
  const { failed, errors } = useCall(READ[part])
  const again = useCallback(() => {
    if (serviceAreaId !== undefined) void dispatch(READ[part]({ query: { serviceAreaId } }))
  }, [dispatch, part, serviceAreaId])
  useEffect(again, [again])
  return { board: stored?.serviceAreaId === serviceAreaId ? stored : undefined, failed, errors, again }
}

/**
 * Stores a board. Where somebody else has stored one since it was read, nothing is lost: `theirs` is what is stored
 * now, and storing once more replaces that version.
 */
export function useSavedBoard(part: BoardPart, { serviceAreaId, version }: StaffGroupBoard) {
  const dispatch = useAppDispatch()
  const { loading: busy } = useCall(SAVE[part])
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<StaffGroupBoard>()
  const save = async (board: GroupBoard): Promise<boolean> => {
    setErrors(NO_ERRORS)
    const body = { version, ...board }
    const answer = await dispatch(SAVE[part]({ query: { serviceAreaId }, body }))
    if (SAVE[part].fulfilled.match(answer)) {
      setTheirs(undefined)
      return true
    }
    const refused = answer.payload?.errors ?? NO_ERRORS
    if (!refused.some(({ key }) => key === 'error.changedMeanwhile')) setErrors(refused)
    else {
      const now = await dispatch(READ[part]({ query: { serviceAreaId } }))
      if (READ[part].fulfilled.match(now)) setTheirs(now.payload.data[0])
      else setErrors(refused)
    }
    return false
  }
  return { busy, errors, theirs, save }
}
