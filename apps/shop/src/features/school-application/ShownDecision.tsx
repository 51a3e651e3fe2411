import type { SchoolDecision } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextArea } from '@billett/web-kit/kit/controls/TextArea.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { getDecisionLetter, objectByLink } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const KINDS = {
  entitled: 'success',
  agreed: 'success',
  selfPay: 'info',
  notEntitled: 'warning',
  declined: 'warning',
  takenBack: 'info',
  objectionDismissed: 'warning',
} as const

/** What a decision says of another by its result; it takes its place where nothing else is said. */
const CITING: Partial<Record<SchoolDecision['result'], 'schoolApply.takesBack' | 'schoolApply.answers'>> = {
  takenBack: 'schoolApply.takesBack',
  objectionDismissed: 'schoolApply.answers',
}

interface Props {
  decision: SchoolDecision
  token: string
  onChanged: () => void
}

/** A decision with its letter, the own share, until when one may object, and what was objected. */
export function ShownDecision({ decision, token, onChanged }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { run, running, errors } = useOwnCall<'letter' | 'object'>()
  const [text, setText] = useState('')
  const params = { token, decisionGuid: decision.guid }
  const open = async () => {
    const answer = await run('letter', getDecisionLetter({ params }))
    if (answer?.file) saveFile(answer.file)
  }
  const object = async () => {
    if (await run('object', objectByLink({ params, body: { text } }))) onChanged()
  }
  const { ownShareInCent, objectionUntil, deliveredOn, objection } = decision
  return (
    <Stack spacing={1}>
      <MessageBox kind={KINDS[decision.result]} title={t('schoolApply.decision', { number: decision.number })}>
        <div>{t(`schoolApply.results.${decision.result}`)}</div>
        {ownShareInCent !== null && <div>{t('schoolApply.share', { amount: format.money(ownShareInCent) })}</div>}
        {decision.reason !== '' && <div>{decision.reason}</div>}
        {decision.cites && <div>{t(CITING[decision.result] ?? 'schoolApply.cites', { number: decision.cites })}</div>}
        {decision.result === 'objectionDismissed' && (
          <div>
            {objectionUntil
              ? t('schoolApply.sueUntil', { day: format.longDate(objectionUntil) })
              : t('schoolApply.sue')}
          </div>
        )}
        {objection && <div>{t(`schoolApply.objection.${objection.state}`)}</div>}
        {objection && objection.decision !== '' && (
          <div>{t('schoolApply.objectionAnswer', { answer: objection.decision })}</div>
        )}
      </MessageBox>
      {deliveredOn && (
        <div>
          <BusyButton variant="outlined" busy={running === 'letter'} onClick={() => void open()}>
            {t('schoolApply.letter')}
          </BusyButton>
        </div>
      )}
      {decision.mayObject && deliveredOn && objectionUntil && (
        <Details summary={t('schoolApply.object')}>
          <Stack spacing={2}>
            <Text>{t('schoolApply.objectUntil', { day: format.longDate(objectionUntil) })}</Text>
            <TextArea
              label={t('schoolApply.objectText')}
              value={text}
              maxLength={4000}
              onChange={({ target }) => setText(target.value)}
            />
            <div>
              <BusyButton
                variant="contained"
                busy={running === 'object'}
                onClick={() => text.trim() !== '' && void object()}
              >
                {t('schoolApply.sendObjection')}
              </BusyButton>
            </div>
          </Stack>
        </Details>
      )}
      <CallErrors errors={errors} all />
    </Stack>
  )
}
