import type { AttachmentFile } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFileSize } from '../../hooks/use-file-size.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { deleteUnusedAttachments } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  onDone: () => void
  onClose: () => void
}

/** Names the files that no ticket brings, and deletes these: not what was sent in meanwhile. */
export function UnusedDialog({ onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const sizeText = useFileSize()
  const dispatch = useAppDispatch()
  const { loading, failed, errors } = useCall(deleteUnusedAttachments)
  const [named, setNamed] = useState<readonly AttachmentFile[]>()
  useEffect(() => {
    let isWanted = true
    void dispatch(deleteUnusedAttachments({ query: { dryRun: true }, body: {} })).then(answer => {
      if (isWanted && deleteUnusedAttachments.fulfilled.match(answer)) setNamed(answer.payload.data)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch])
  const press = async () => {
    if (loading || !named) return
    const paths = named.map(({ path }) => path)
    const answer = await dispatch(deleteUnusedAttachments({ query: {}, body: { paths } }))
    if (!deleteUnusedAttachments.fulfilled.match(answer)) return
    say(t('attachments.unusedGone', { count: answer.payload.data.length }))
    onDone()
  }
  const count = named?.length ?? 0
  return (
    <ClosableDialog
      title={t('attachments.removeUnused')}
      busy={loading}
      onClose={onClose}
      acts={
        count > 0 && (
          <BusyButton variant="contained" busy={loading} onClick={() => void press()}>
            {t('attachments.removeCount', { count })}
          </BusyButton>
        )
      }
    >
      <Stack spacing={2}>
        {!named && !failed && <SkeletonList label={t('common.loading')} rows={2} />}
        <div role="status">
          {named && <Text>{t(count > 0 ? 'attachments.unusedText' : 'attachments.noneUnused')}</Text>}
        </div>
        {count > 0 && (
          <ul>
            {named?.map(({ path, fileName, size }) => (
              <li key={path}>
                {fileName} ({sizeText(size)})
              </li>
            ))}
          </ul>
        )}
        <CallErrors errors={errors} all />
      </Stack>
    </ClosableDialog>
  )
}
