import type { Travellers } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useCallback, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../../hooks/use-in-each-language.ts'
import { getTravellers } from '../../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import type { Who } from '../../../state/tariff/who.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { PartyFields } from './PartyFields.tsx'
import { draftOf, type PartyDraft, whoOfDraft } from './party-draft.ts'

interface Props {
  who: Who
  onDone: (who: Who) => void
  onClose: () => void
}

/** px; of a kind of travellers. */
const ROW_HEIGHT = 56

/** Who travels, with which cards, in which class, and with what. */
export function PartySheet({ who, onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { travellers } = useAppSelector(selectTariff)
  const { errors } = useCall(getTravellers)
  const refusalText = useRefusalText()
  const [changed, setChanged] = useState<PartyDraft>()
  const ask = useCallback(() => void dispatch(getTravellers()), [dispatch])
  useInEachLanguage(ask)
  const draft = changed ?? (travellers && draftOf(who, travellers))
  const content = (known: Travellers, own: PartyDraft) => (
    <PartyFields travellers={known} draft={own} onChange={setChanged} />
  )
  return (
    <DialogShell
      open
      title={t('party.title')}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          onClick={() => (travellers && draft ? onDone(whoOfDraft(draft, travellers)) : onClose())}
        >
          {t('party.done')}
        </Button>
      }
    >
      {travellers && draft && content(travellers, draft)}
      {!travellers && errors.length === 0 && <SkeletonList label={t('common.loading')} rows={4} height={ROW_HEIGHT} />}
      {!travellers && errors.length > 0 && (
        <MessageBox
          kind="error"
          title={t('party.failed')}
          action={
            <Button variant="outlined" onClick={ask}>
              {t('common.retry')}
            </Button>
          }
        >
          {refusalText(errors)}
        </MessageBox>
      )}
    </DialogShell>
  )
}
