import type { SaidWay, WeighedContract } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { RuleBox } from '../../parts/portal/RuleBox.tsx'
import { sayWay, weighContracts } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ExemptionAnswer } from './ExemptionAnswer.tsx'

const WHOLE = /^\d{1,6}$/

/** What the rule says of an application, by which metres, and what a yes costs whom; a way is measured by hand here. */
export function RuleFacts({ guid }: { guid: string }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [weighed, setWeighed] = useState<WeighedContract | null>()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState({ metres: '', isNearest: '', because: '' })
  const ask = useCallback(async () => {
    const answer = await dispatch(weighContracts({ body: { contractGuids: [guid] } }))
    if (weighContracts.fulfilled.match(answer)) setWeighed(answer.payload.data[0] ?? null)
    else setErrors(answer.payload?.errors ?? [])
  }, [dispatch, guid])
  useEffect(() => void ask(), [ask])
  const isWrong = said.metres !== '' && !WHOLE.test(said.metres)
  const measure = () =>
    isWrong
      ? undefined
      : tell({
          because: said.because,
          ...(said.metres === '' ? {} : { metres: Number(said.metres) }),
          ...(said.isNearest === '' ? {} : { isNearest: said.isNearest === 'yes' }),
        })
  const tell = async (body: SaidWay) => {
    setBusy(true)
    const answer = await dispatch(sayWay({ params: { guid }, body }))
    setBusy(false)
    if (!sayWay.fulfilled.match(answer)) return setErrors(answer.payload?.errors ?? [])
    setErrors([])
    setWeighed(answer.payload.data[0] ?? null)
  }
  if (weighed === null) return null
  if (weighed === undefined)
    return errors.length > 0 ? (
      <CallErrors errors={errors} all />
    ) : (
      <SkeletonList label={t('common.loading')} rows={1} height={96} />
    )
  return (
    <Stack spacing={1}>
      <RuleBox weighed={weighed} />
      <ExemptionAnswer weighed={weighed} busy={busy} onAnswer={answer => void tell(answer)} />
      <Details summary={t('school.decide.rule.measure')}>
        <Stack spacing={2}>
          <TextInput
            label={t('school.decide.rule.metres')}
            inputMode="numeric"
            value={said.metres}
            error={isWrong ? t('school.decide.rule.whole') : undefined}
            onChange={({ target }) => setSaid({ ...said, metres: target.value })}
          />
          <SelectInput
            label={t('school.decide.rule.isNearest')}
            value={said.isNearest}
            options={[
              { value: '', text: t('school.decide.rule.asFound') },
              { value: 'yes', text: t('school.decide.rule.yes') },
              { value: 'no', text: t('school.decide.rule.no') },
            ]}
            onChange={({ target }) => setSaid({ ...said, isNearest: target.value })}
          />
          <TextInput
            label={t('school.decide.rule.how')}
            hint={t('school.decide.rule.howHint')}
            value={said.because}
            onChange={({ target }) => setSaid({ ...said, because: target.value })}
          />
          <CallErrors errors={errors} all />
          <div>
            <BusyButton variant="outlined" busy={busy} onClick={() => void measure()}>
              {t('school.decide.rule.save')}
            </BusyButton>
          </div>
        </Stack>
      </Details>
    </Stack>
  )
}
