import { ridesOnSomething, TRANSPORT_KINDS, type TransportKind } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SavePanel } from '@billett/web-kit/forms/SavePanel.tsx'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { saveJourneySettings } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckboxInput } from '../../ui/CheckboxInput.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'

interface Props {
  /** What is left out so far. */
  without: readonly TransportKind[]
}

/** A tick for each means of transport one rides on. */
export function JourneySettingsForm({ without }: Props) {
  const { t } = useTexts()
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
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
          {t('journeys.legend')}
        </Typography>
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
      </Box>
      {tried && !isPossible && <MessageBox kind="error">{t('error.nothingToRideOn')}</MessageBox>}
    </SavePanel>
  )
}
