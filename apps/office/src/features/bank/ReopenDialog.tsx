import type { StaffBankEntry } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useDoneOrWaits } from '../../parts/use-done-or-waits.ts'
import { reopenBankEntry } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EntryFacts } from './EntryFacts.tsx'

interface Props {
  entry: StaffBankEntry
  onDone: (text: string) => void
  onClose: () => void
}

/** Says why a line of the bank that was laid aside waits again. */
export function ReopenDialog({ entry, onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { errors } = useCall(reopenBankEntry)
  const doneOrWaits = useDoneOrWaits()
  const send = async (reason: string): Promise<void> => {
    const answer = await dispatch(reopenBankEntry({ params: { entryGuid: entry.guid }, body: { reason } }))
    if (reopenBankEntry.fulfilled.match(answer)) onDone(doneOrWaits(answer.payload, t('bank.reopened')))
  }
  return (
    <ReasonDialog
      title={t(`bank.kinds.${entry.kind}`)}
      width="md"
      trial={{}}
      yes={t('bank.reopen')}
      errors={errors}
      send={send}
      onClose={onClose}
    >
      <EntryFacts entry={entry} />
      <Text>{t('bank.reopenText')}</Text>
    </ReasonDialog>
  )
}
