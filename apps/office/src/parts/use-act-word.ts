import type { StaffAct } from '@billett/contract'
import { useCallback } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { changesOf } from './changes/changes-of.ts'

/** What was done by a call, in words; a call that is none any more is named as it was. */
function useCallWord(): (call: string) => string {
  const { find } = useTexts()
  return useCallback(call => find(`audit.acts.${call.split('/').at(-1)}`) ?? call, [find])
}

/** The same of an act that is noted: what only waits for a second person was not done. */
export function useActWord(): (act: StaffAct) => string {
  const { t } = useTexts()
  const wordOf = useCallWord()
  return useCallback(
    noted => {
      const act = wordOf(noted.call)
      return changesOf(noted).some(({ path }) => path === 'asked') ? t('audit.askedOf', { act }) : act
    },
    [t, wordOf],
  )
}
