import type { StaffAct } from '@billett/contract'
import { useCallback } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** What was done by a call, in words; a call that is none any more is named as it was. */
function useCallWord(): (call: string) => string {
  const { find } = useTexts()
  return useCallback(call => find(`audit.acts.${call.split('/').at(-1)}`) ?? call, [find])
}

/** The same of an act that is noted: what only waits for a second person was not done. */
export function useActWord(): (act: Pick<StaffAct, 'call' | 'subjectKind' | 'after'>) => string {
  const { t } = useTexts()
  const wordOf = useCallWord()
  return useCallback(
    ({ call, subjectKind, after }) => {
      const act = wordOf(call)
      return subjectKind === 'approval' && after.startsWith('{"asked":') ? t('audit.askedOf', { act }) : act
    },
    [t, wordOf],
  )
}
