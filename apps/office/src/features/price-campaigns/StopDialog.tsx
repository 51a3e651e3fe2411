import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  title: string
  /** What becomes of it. */
  text: string
  send: (reason: string) => Promise<readonly CallError[] | undefined>
  onClose: () => void
}

const NONE: readonly CallError[] = []

/** Asks why a campaign is stopped, having said what becomes of it. */
export function StopDialog({ title, text, send, onClose }: Props) {
  const { t } = useTexts()
  const [errors, setErrors] = useState(NONE)
  return (
    <ReasonDialog
      title={title}
      width="sm"
      trial={{}}
      yes={title}
      label={t('campaigns.reason')}
      errors={errors}
      send={async reason => {
        const refused = await send(reason)
        if (refused) setErrors(refused)
        else onClose()
      }}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </ReasonDialog>
  )
}
