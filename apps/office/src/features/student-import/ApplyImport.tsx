import type { Batch } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextArea } from '@billett/web-kit/kit/controls/TextArea.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { applyBatch } from '../../state/school/school.calls.ts'
import { selectPaysOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Has a list done that was looked at; where so many leave that it may be a wrong one, somebody says why it is not. */
export function ApplyImport({ batch: { guid, version, needsReason } }: { batch: Batch }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const pays = useAppSelector(selectPaysOwn)
  const { loading, errors } = useCall(applyBatch)
  const [reason, setReason] = useState('')
  const body = { version, ...(needsReason ? { reason } : {}) }
  const send = () => void dispatch(applyBatch({ params: { batchGuid: guid }, body }))
  return (
    <Stack spacing={2}>
      {needsReason && (
        <>
          <MessageBox kind="warning" title={t('school.imports.stopTitle')}>
            {t('school.imports.stopText')}
          </MessageBox>
          <TextArea
            label={t('school.imports.reason')}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
      <Text>{t('school.imports.applyText')}</Text>
      {!pays && <Text variant="body2">{t('school.imports.moneyHidden')}</Text>}
      <CallErrors errors={errors} all />
      <BusyButton variant="contained" busy={loading} onClick={send}>
        {t('school.imports.apply')}
      </BusyButton>
    </Stack>
  )
}
