import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { NewTag } from './NewTag.tsx'
import { useTagging } from './use-tagging.ts'

interface Props {
  orderIds: readonly string[]
  onClose: () => void
}

/** Puts the same tag on several orders. */
export function TagDialog({ orderIds, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const { busy, errors, tagged } = useTagging()
  return (
    <ClosableDialog title={t('orders.tag.title')} width="sm" busy={busy} onClose={onClose}>
      <Stack spacing={2}>
        <Text>{t('orders.tag.several', { count: orderIds.length })}</Text>
        <CallErrors errors={errors} all />
        <NewTag
          busy={busy}
          onAdd={async tag => {
            const done = await tagged({ orderIds: [...orderIds], add: [tag] })
            if (done) {
              say(t('orders.tag.done', { count: orderIds.length, tag }))
              onClose()
            }
            return done
          }}
        />
      </Stack>
    </ClosableDialog>
  )
}
