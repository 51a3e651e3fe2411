import type { StaffConfig } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  shown: NonNullable<StaffConfig['shown']>
  onBack: (step: { version: number; before: number }) => void
}

/** Which version the shop shows, as long as it is watched or one step leads back to the one before. */
export function ShownBox({ shown: { version, watchedUntil, before }, onBack }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseConfiguration']))
  if (watchedUntil === null && before === null) return null
  return (
    <MessageBox
      kind="info"
      title={t('settings.shownTitle', { version })}
      action={
        before !== null &&
        mayRelease && (
          <Button onClick={() => onBack({ version, before: before.version })}>
            {t('settings.goBack', { before: before.version })}
          </Button>
        )
      }
    >
      {watchedUntil !== null && t('settings.watched', { until: format.instantDateTime(watchedUntil) })}{' '}
      {before !== null && t('settings.before', { until: format.instantDateTime(before.until), before: before.version })}
    </MessageBox>
  )
}
