import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const PreviewDialog = lazyPiece(() => import('./PreviewDialog.tsx').then(module => module.PreviewDialog))

/** Leads to the shop of another day, with drafts where those are what somebody works at. */
export function PreviewButton({ drafts = false }: { drafts?: boolean }) {
  const { t } = useTexts()
  const mayLook = useAppSelector(selectHolds(['AllowedToArrangeTariff']))
  const [open, setOpen] = useState(false)
  if (!mayLook) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('tariff.preview.button')}
      </Button>
      <Suspense>{open && <PreviewDialog drafts={drafts} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
