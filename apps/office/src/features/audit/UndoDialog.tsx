import type { StaffAct } from '@billett/contract'
import { undoingOf } from '@billett/domain'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useMemo } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { BulkDialog } from '../../parts/bulk/BulkDialog.tsx'
import { undoStaffAct } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  act: StaffAct
  onDone: () => void
  onClose: () => void
}

const factsOf = (json: string) => (json === '' ? null : JSON.parse(json))

/** Puts back what an act changed; before that it says of how many people, and of whom not. */
export function UndoDialog({ act, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { number } = act
  const ids = useMemo(
    () => undoingOf({ ...act, before: factsOf(act.before), after: factsOf(act.after) }).map(({ userId }) => userId),
    [act],
  )
  const ask = useCallback(
    async (dryRun: boolean) => {
      const answer = await dispatch(undoStaffAct({ params: { number }, query: dryRun ? { dryRun } : {} }))
      return undoStaffAct.fulfilled.match(answer)
        ? { told: answer.payload.data, errors: [] }
        : { told: [], errors: answer.payload?.errors ?? [] }
    },
    [dispatch, number],
  )
  return (
    <BulkDialog
      ids={ids}
      title={t('audit.undoTitle', { number })}
      yes={count => t('audit.undoYes', { count })}
      nameOf={id => id}
      ask={ask}
      onDone={() => {
        say(t('audit.undone'))
        onDone()
      }}
      onClose={onClose}
    >
      <Text>{t('audit.undoText')}</Text>
    </BulkDialog>
  )
}
