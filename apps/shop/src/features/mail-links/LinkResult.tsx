import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { LinkPhase } from '../../state/user/mail-links.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LinkResult.module.css'

interface Props {
  phase: LinkPhase
  errors: readonly CallError[]
  texts: { pending: string; headline: string; text: string; failedHeadline: string; failedText: string }
  /** Where to go now. */
  children: ReactNode
}

/** What came of a link out of a mail. */
export function LinkResult({ phase, errors, texts, children }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (phase !== 'pending') box.current?.focus()
  }, [phase])
  if (phase === 'pending')
    return (
      <Page width="text">
        <Headline headline={texts.pending} />
        <SkeletonList label={t('common.loading')} rows={1} height={72} />
      </Page>
    )
  const went = phase === 'success'
  return (
    <Page width="text">
      <Headline headline={went ? texts.headline : texts.failedHeadline} />
      <MessageBox kind={went ? 'success' : 'error'} ref={box}>
        {errors.map(({ key, message }) => (
          <div key={key}>{errorText(key, message)}</div>
        ))}
        {went ? texts.text : texts.failedText}
      </MessageBox>
      <Stack direction="row" spacing={1.5} className={styles.ways}>
        {children}
      </Stack>
    </Page>
  )
}
