import type { ReactNode } from 'react'
import { Loaded } from '../../../parts/Loaded.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from './ActionHeadline.tsx'

interface Asked<Item> {
  items: readonly Item[] | undefined
  failed: boolean
  loading: boolean
  again: () => void
}

interface Props<Item> {
  headline: string
  /** What the form cannot do without. */
  asked: Asked<Item>
  children: (items: readonly Item[]) => ReactNode
}

/** A form whose choices are the server's: its headline stands there meanwhile. */
export function ActionLoaded<Item>({ headline, asked, children }: Props<Item>) {
  const { t } = useTexts()
  const { items, failed, loading, again } = asked
  if (items) return children(items)
  return (
    <>
      <ActionHeadline headline={headline} />
      <Loaded
        value={items}
        failed={failed}
        loading={loading}
        onRetry={again}
        text={t('subscriptionActions.loadFailed')}
        rows={2}
        height={88}
      >
        {children}
      </Loaded>
    </>
  )
}
