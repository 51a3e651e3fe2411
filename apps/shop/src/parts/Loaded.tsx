import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

interface Props<T> {
  /** What the page is about; null until it is known. */
  value: T | null | undefined
  failed: boolean
  loading: boolean
  onRetry: () => void
  /** Says that it could not be loaded. */
  text: string
  /** How many places to keep free meanwhile. */
  rows: number
  /** Height of such a place, px. */
  height: number
  children: (value: T) => ReactNode
}

/** Something that is fetched: places for it while it comes, and another try where it does not. */
export function Loaded<T>({ value, failed, loading, onRetry, text, rows, height, children }: Props<T>) {
  const { t } = useTexts()
  if (value !== null && value !== undefined) return children(value)
  if (!failed || loading) return <SkeletonList label={t('common.loading')} rows={rows} height={height} />
  return (
    <MessageBox
      kind="error"
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {text}
    </MessageBox>
  )
}
