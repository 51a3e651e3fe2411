import type { WeighedContract } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  weighed: Pick<WeighedContract, 'exemption' | 'isExemptionGranted'>
  busy: boolean
  onAnswer: (isGranted: boolean) => void
}

/** An exemption that parents ask for: who pays grants it or not, beside the way, as its proof says. */
export function ExemptionAnswer({ weighed: { exemption, isExemptionGranted: is }, busy, onAnswer }: Props) {
  const { t } = useTexts()
  if (exemption === '') return null
  const state = is === null ? 'open' : is ? 'granted' : 'declined'
  return (
    <MessageBox kind={is === null ? 'warning' : 'info'} title={t(`school.decide.exemption.${state}`, { exemption })}>
      <Stack spacing={1}>
        <div>{t('school.decide.exemption.text')}</div>
        <Row spacing={1}>
          {is !== true && (
            <BusyButton variant="outlined" busy={busy} onClick={() => onAnswer(true)}>
              {t('school.decide.exemption.grant')}
            </BusyButton>
          )}
          {is !== false && (
            <BusyButton variant="outlined" busy={busy} onClick={() => onAnswer(false)}>
              {t('school.decide.exemption.refuse')}
            </BusyButton>
          )}
        </Row>
      </Stack>
    </MessageBox>
  )
}
