import { LEGAL_ACTIONS } from '@billett/clients'
import { useCallback } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

/** What the buttons of pages are called in the shop; undefined for what is none. */
export function useActionLabels(): (action: string) => string | undefined {
  const { t } = useTexts()
  return useCallback(
    action => new Map(LEGAL_ACTIONS.map((one): [string, string] => [one, t(`pagesOfShop.actions.${one}`)])).get(action),
    [t],
  )
}
