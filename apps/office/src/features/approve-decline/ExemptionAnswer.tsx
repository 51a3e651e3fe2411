import type { WeighedContract } from '@billett/contract'
import { isPlainDate } from '@billett/domain'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

interface Answer {
  isExemptionGranted: boolean
  /** Last day its proof shows it for, where one was said. */
  exemptionUntil?: string
}

interface Props {
  weighed: Pick<WeighedContract, 'exemption' | 'isExemptionGranted' | 'exemptionUntil'>
  busy: boolean
  onAnswer: (answer: Answer) => void
}

/** An exemption that parents ask for: who pays grants it or not, beside the way, as its proof says and as long. */
export function ExemptionAnswer({
  weighed: { exemption, isExemptionGranted: is, exemptionUntil },
  busy,
  onAnswer,
}: Props) {
  const { t } = useTexts()
  const [until, setUntil] = useState(exemptionUntil ?? '')
  if (exemption === '') return null
  const state = is === null ? 'open' : is ? 'granted' : 'declined'
  const proof = isPlainDate(until) ? { exemptionUntil: until } : {}
  return (
    <MessageBox kind={is === null ? 'warning' : 'info'} title={t(`school.decide.exemption.${state}`, { exemption })}>
      <Stack spacing={1}>
        <div>{t('school.decide.exemption.text')}</div>
        <TextInput
          label={t('school.decide.exemption.until')}
          hint={t('school.decide.exemption.untilHint')}
          type="date"
          optional
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Row spacing={1}>
          {(is !== true || until !== (exemptionUntil ?? '')) && (
            <BusyButton variant="outlined" busy={busy} onClick={() => onAnswer({ isExemptionGranted: true, ...proof })}>
              {t('school.decide.exemption.grant')}
            </BusyButton>
          )}
          {is !== false && (
            <BusyButton variant="outlined" busy={busy} onClick={() => onAnswer({ isExemptionGranted: false })}>
              {t('school.decide.exemption.refuse')}
            </BusyButton>
          )}
        </Row>
      </Stack>
    </MessageBox>
  )
}
