import type { ChangePreview } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { EffectView } from './EffectView.tsx'

interface Props {
  preview: ChangePreview
  /** On the button that does it. */
  yes: string
  busy: boolean
  /** Why it was not done. */
  errors: readonly CallError[]
  onYes: () => void
  onBack: () => void
}

/** What it would do to days and money, before it is asked for. */
export function CheckStep({ preview, yes, busy, errors, onYes, onBack }: Props) {
  const { t } = useTexts()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <Panel aria-labelledby="effect">
      <Stack spacing={2.5}>
        <Text variant="h2" id="effect" tabIndex={-1} ref={headline}>
          {t('subscriptionActions.effect.headline')}
        </Text>
        <EffectView preview={preview} />
        <CallErrors errors={errors} all />
        <Stack direction="row from sm" spacing={1.5}>
          <BusyButton size="large" variant="contained" busy={busy} onClick={onYes}>
            {yes}
          </BusyButton>
          <Button size="large" variant="outlined" aria-disabled={busy} onClick={onBack}>
            {t('subscriptionActions.back')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  )
}
