import { ridesOnSomething, TRANSPORT_KINDS, type TransportKind } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SavePanel } from '@billett/web-kit/forms/SavePanel.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { saveJourneySettings } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './JourneySettingsForm.module.css'

interface Props {
  /** What is left out so far. */
  without: readonly TransportKind[]
}

/** A tick for each means of transport one rides on. */
export function JourneySettingsForm({ without }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(saveJourneySettings)
  const [leftOut, setLeftOut] = useState(without)
  const [saved, setSaved] = useState(false)
  const [tried, setTried] = useState(false)
  const isPossible = ridesOnSomething(leftOut)
  const save = async (): Promise<void> => {
    setSaved(false)
    setTried(true)
    if (!isPossible) return
    const answer = await dispatch(saveJourneySettings({ body: { without: [...leftOut] } }))
    setSaved(saveJourneySettings.fulfilled.match(answer))
  }
  return (
    <SavePanel
      notice={t('journeys.saved')}
      saved={saved}
      busy={loading}
      errors={errors}
      label={t('journeys.save')}
      onSave={() => void save()}
    >
      <fieldset className={styles.fieldset}>
        <Text component="legend" className={styles.legend}>
          {t('journeys.legend')}
        </Text>
        {TRANSPORT_KINDS.map(kind => (
          <CheckboxInput
            key={kind}
            checked={!leftOut.includes(kind)}
            onChange={({ target }) => {
              setSaved(false)
              setLeftOut(target.checked ? leftOut.filter(one => one !== kind) : [...leftOut, kind])
            }}
            label={t(`journeys.kinds.${kind}`)}
          />
        ))}
      </fieldset>
      {tried && !isPossible && <MessageBox kind="error">{errorText('error.nothingToRideOn')}</MessageBox>}
    </SavePanel>
  )
}
