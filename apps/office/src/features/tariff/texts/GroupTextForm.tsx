import type { StaffSortGroupTexts } from '@billett/contract'
import { GROUP_TEXTS, type GroupTextName } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextArea } from '@billett/web-kit/kit/controls/TextArea.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { getSortGroupTexts, saveSortGroupTexts } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useLeaveQuestion } from '../use-leave-question.tsx'

type Text = StaffSortGroupTexts['sortGroups'][number]['texts'][number]
type Values = Record<GroupTextName, string>

/** The greatest length of one text, as the call has it. */
const TEXT_LENGTH = 4_000
const NO_ERRORS: readonly CallError[] = []

const valuesOf = ({ overview, detail, fareRules }: Values): Values => ({ overview, detail, fareRules })

interface Props {
  version: number
  sortGroup: string
  text: Text
  onChanged: (isChanged: boolean) => void
}

/** The three texts of a group in a language, each beside what came with the tariff. */
export function GroupTextForm({ version, sortGroup, text, onChanged }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { loading } = useCall(saveSortGroupTexts)
  const [kept, setKept] = useState(() => valuesOf(text))
  const [values, setValues] = useState(kept)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [isLate, setLate] = useState(false)
  const isChanged = JSON.stringify(values) !== JSON.stringify(kept)
  const { question, isLeaving } = useLeaveQuestion(isChanged)
  useEffect(() => onChanged(isChanged && !isLeaving), [isChanged, isLeaving, onChanged])
  const store = async () => {
    setErrors(NO_ERRORS)
    const body = { version, texts: [{ sortGroup, language: text.language, ...values }] }
    const answer = await dispatch(saveSortGroupTexts({ query: {}, body }))
    if (saveSortGroupTexts.fulfilled.match(answer)) {
      setKept(values)
      setLate(false)
      return say(t('tariff.saved'))
    }
    const refused = answer.payload?.errors ?? NO_ERRORS
    const late = refused.some(({ key }) => key === 'error.changedMeanwhile')
    setLate(late)
    if (late) await dispatch(getSortGroupTexts())
    else setErrors(refused)
  }
  return (
    <Stack spacing={2}>
      {isLate && (
        <MessageBox kind="error" title={t('tariff.changed')}>
          {t('tariff.textsChanged')}
          {GROUP_TEXTS.map(name => (
            <div key={name}>
              {t(`tariff.texts.${name}`)}: {text[name] || t('tariff.asImported')}
            </div>
          ))}
        </MessageBox>
      )}
      <CallErrors errors={errors} all />
      {GROUP_TEXTS.map(name => (
        <TextArea
          key={name}
          label={t(`tariff.texts.${name}`)}
          hint={text.imported[name] ? t('tariff.importedText', { text: text.imported[name] }) : t('tariff.noImported')}
          lang={text.language}
          rows={name === 'overview' ? 2 : 5}
          maxLength={TEXT_LENGTH}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <Row>
        <BusyButton variant="contained" busy={loading} disabled={!isChanged} onClick={() => void store()}>
          {t('common.save')}
        </BusyButton>
      </Row>
      {question}
    </Stack>
  )
}
