import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { DocumentsOf } from './documents-of.ts'

const DocumentsDialog = lazyPiece(() => import('./DocumentsDialog.tsx').then(module => module.DocumentsDialog))

/** Opens what lies in a customer's account; nothing for whoever may not look into accounts. */
export function DocumentsButton(of: DocumentsOf) {
  const { t } = useTexts()
  const maySee = useAppSelector(selectHolds(['AllowedToSeeUsers']))
  const [open, setOpen] = useState(false)
  if (!maySee) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('customerDocuments.open')}
      </Button>
      {open && (
        <Suspense>
          <DocumentsDialog {...of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
