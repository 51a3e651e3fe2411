import { ANY_TYPE } from '@billett/contract/lists/base-data-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getDynamicInfoTypes } from '../../state/admin/admin.calls.ts'
import { selectDynamicInfoTypes } from '../../state/admin/admin.selectors.ts'

/** The kinds of questions that customers are asked; null until they are known. */
export function useInfoTypes() {
  const dispatch = useAppDispatch()
  const types = useAppSelector(selectDynamicInfoTypes)
  const { failed, errors } = useCall(getDynamicInfoTypes)
  const again = useCallback(() => void dispatch(getDynamicInfoTypes()), [dispatch])
  useEffect(again, [again])
  /** Which one a search means that names none: the only one there is, else whatever it is. */
  const usual = types?.length === 1 ? (types[0]?.id ?? ANY_TYPE) : ANY_TYPE
  return { types, usual, failed, errors, again }
}
