import { useCallback } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** What was done, in words; a call that is none any more is named as it was. */
export function useActWord(): (call: string) => string {
  const { find } = useTexts()
  return useCallback(call => find(`audit.acts.${call.split('/').at(-1)}`) ?? call, [find])
}
