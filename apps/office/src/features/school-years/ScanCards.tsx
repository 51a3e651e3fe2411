import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type FormEvent, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { noteScannedCard } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A pile of cards, one after the other: a scanner types the number and Enter, and the field is empty for the next. */
export function ScanCards({ yearGuid }: { yearGuid: string }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(noteScannedCard)
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState<readonly string[]>([])
  const scan = async (event: FormEvent) => {
    event.preventDefault()
    const serial = typed.trim()
    if (serial === '') return
    setTyped('')
    const answer = await dispatch(noteScannedCard({ params: { yearGuid }, body: { serial } }))
    const [noted] = noteScannedCard.fulfilled.match(answer) ? answer.payload.data : []
    if (!noted) return setTold([])
    const { firstName, lastName } = noted.member
    setTold(before => [t(`school.years.scan.${noted.was}`, { serial, name: `${firstName} ${lastName}` }), ...before])
  }
  const [last] = told
  return (
    <form noValidate onSubmit={event => void scan(event)}>
      <Stack spacing={1}>
        <TextInput
          label={t('school.years.scan')}
          hint={t('school.years.scanHint')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <BusyButton variant="outlined" type="submit" busy={loading}>
            {t('school.years.scanNote')}
          </BusyButton>
        </div>
        <LiveRegion>
          {last !== undefined && <Text>{last}</Text>}
          {told.length > 1 && <Text variant="body2">{t('school.years.scanned', { count: told.length })}</Text>}
        </LiveRegion>
        <CallErrors errors={errors} all />
      </Stack>
    </form>
  )
}
