import type { SchoolChangeRequest } from '@billett/contract'
import { isUndecided } from '@billett/domain'
import { useCallback } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** How a request stands: whom it waits for, as long as it does, and what became of it afterwards. */
export function useRequestState(): (request: SchoolChangeRequest) => string {
  const { t } = useTexts()
  return useCallback(
    ({ mayDecide, state, stateText, waitsFor }) => {
      if (mayDecide) return t('school.requests.yours')
      return waitsFor && isUndecided(state) ? t(`school.requests.waits.${waitsFor}`) : stateText
    },
    [t],
  )
}
