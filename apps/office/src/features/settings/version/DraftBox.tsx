import type { StaffConfig } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FoundFaults } from '../FoundFaults.tsx'
import { waitingOf } from '../listed-entries.ts'
import { WaitingEntries } from '../WaitingEntries.tsx'

interface Props {
  config: StaffConfig
  onRelease: () => void
  onDiscard: () => void
  onLatest: () => void
}

/** Above the entries: that the shop does not show what stands below, what is wrong with it, and what can be done. */
export function DraftBox({ config, onRelease, onDiscard, onLatest }: Props) {
  const { t } = useTexts()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseConfiguration']))
  const { version, state, isLatest, findings } = config
  if (!isLatest)
    return (
      <MessageBox
        kind="info"
        title={t('settings.earlier', { version })}
        action={<Button onClick={onLatest}>{t('settings.toLatest')}</Button>}
      >
        {t('settings.earlierText')}
      </MessageBox>
    )
  if (state === 'active') return null
  const waiting = waitingOf(config)
  return (
    <MessageBox
      kind={findings.some(({ isFault }) => isFault) ? 'warning' : 'info'}
      title={t(`settings.titles.${state}`, { version })}
    >
      <Stack spacing={1}>
        <FoundFaults findings={findings} />
        <Details summary={t('settings.waiting', { count: waiting.length })}>
          <WaitingEntries entries={waiting} />
        </Details>
        <Row spacing={1}>
          {mayRelease && state === 'checked' && (
            <Button variant="contained" onClick={onRelease}>
              {t('settings.release')}
            </Button>
          )}
          <Button variant="outlined" onClick={onDiscard}>
            {t('settings.discard')}
          </Button>
        </Row>
      </Stack>
    </MessageBox>
  )
}
