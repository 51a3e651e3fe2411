import { shownPreview, storedPreview } from '@billett/web-kit/session/shop-preview.ts'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const ShopPreviewBar = lazyWithTexts(['shopPreview'], () =>
  import('./ShopPreviewBar.tsx').then(module => module.ShopPreviewBar),
)

/** It begins and ends with a page of its own. */
const unchanging = () => () => undefined

/** Says on every page that this is the shop of another day; no passenger loads anything of it. */
export function ShopPreview() {
  const token = useSyncExternalStore(unchanging, storedPreview.read, () => undefined)
  const preview = useMemo(() => (token === undefined ? undefined : shownPreview()), [token])
  if (preview === undefined) return null
  return (
    <Suspense fallback={null}>
      <ShopPreviewBar preview={preview} />
    </Suspense>
  )
}
