import type { SaidWay, WeighedContract } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SearchedField } from '@billett/web-kit/forms/SearchedField.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useStops } from './use-stops.ts'
import { type SentDocument, WayDocument } from './WayDocument.tsx'

const WHOLE = /^\d{1,6}$/

const NOTHING = { home: '', metres: '', isNearest: '', because: '' }

interface Props {
  weighed: WeighedContract
  busy: boolean
  errors: readonly CallError[]
  /** Whether it was taken. */
  onSay: (said: SaidWay) => Promise<boolean>
}

/** Where the way begins, or how long somebody has measured it, with the reason and the document that shows it. */
export function MeasureWay({ weighed, busy, errors, onSay }: Props) {
  const { t } = useTexts()
  const { words, stops } = useStops()
  const [said, setSaid] = useState(NOTHING)
  const [document, setDocument] = useState<SentDocument | null>(null)
  /** Fields begin anew once something was taken. */
  const [taken, setTaken] = useState(0)
  const isWrong = said.metres !== '' && !WHOLE.test(said.metres)
  const save = async () => {
    if (isWrong) return
    const isTaken = await onSay({
      because: said.because,
      ...(said.home === '' ? {} : { home: said.home }),
      ...(said.metres === '' ? {} : { metres: Number(said.metres) }),
      ...(said.isNearest === '' ? {} : { isNearest: said.isNearest === 'yes' }),
      ...(document === null ? {} : { fileId: document.fileId }),
    })
    if (!isTaken) return
    setSaid(NOTHING)
    setDocument(null)
    setTaken(taken + 1)
  }
  return (
    <Details summary={t('school.decide.rule.measure')}>
      <Stack spacing={2}>
        <SearchedField
          key={`${weighed.contractGuid} ${taken}`}
          name={`home-${weighed.contractGuid}`}
          label={t('school.way.home')}
          hint={t('school.way.homeHint')}
          words={words}
          least={1}
          begun={weighed.home}
          optional
          find={stops}
          option={({ reference, text }) => ({ value: reference, text })}
          onChoose={found => setSaid({ ...said, home: found?.reference ?? '' })}
        />
        <TextInput
          label={t('school.decide.rule.metres')}
          inputMode="numeric"
          optional
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
        <WayDocument document={document} onChange={setDocument} />
        <CallErrors errors={errors} all />
        <div>
          <BusyButton variant="outlined" busy={busy} onClick={() => void save()}>
            {t('school.decide.rule.save')}
          </BusyButton>
        </div>
      </Stack>
    </Details>
  )
}
