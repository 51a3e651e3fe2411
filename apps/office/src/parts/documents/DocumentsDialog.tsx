import type { StaffDocument } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DocumentsTable } from './DocumentsTable.tsx'
import type { DocumentsOf } from './documents-of.ts'
import { useDocuments } from './use-documents.ts'

const NewDocumentDialog = lazyPiece(() => import('./NewDocumentDialog.tsx').then(module => module.NewDocumentDialog))
const TakeBackDialog = lazyPiece(() => import('./TakeBackDialog.tsx').then(module => module.TakeBackDialog))

/** What lies in a customer's account, who put it there, and whether it was read; another one is put there from here. */
export function DocumentsDialog({ onClose, ...of }: DocumentsOf & { onClose: () => void }) {
  const { t } = useTexts()
  const say = useSay()
  const mayWrite = useAppSelector(selectHolds(['AllowedToEditUsers']))
  const documents = useDocuments(of.userId)
  const [writes, setWrites] = useState(false)
  const [taken, setTaken] = useState<StaffDocument>()
  return (
    <DialogShell
      open
      title={t('customerDocuments.title', { name: of.name })}
      width="lg"
      onClose={onClose}
      actions={
        <>
          {mayWrite && (
            <Button variant="contained" onClick={() => setWrites(true)}>
              {t('customerDocuments.new')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <DocumentsTable userId={of.userId} documents={documents} onTakeBack={mayWrite ? setTaken : undefined} />
      <Suspense>
        {writes && (
          <NewDocumentDialog
            {...of}
            onDone={() => {
              setWrites(false)
              say(t('customerDocuments.done'))
              documents.again()
            }}
            onClose={() => setWrites(false)}
          />
        )}
        {taken && (
          <TakeBackDialog
            userId={of.userId}
            document={taken}
            onDone={() => {
              setTaken(undefined)
              say(t('customerDocuments.takenBack'))
              documents.again()
            }}
            onClose={() => setTaken(undefined)}
          />
        )}
      </Suspense>
    </DialogShell>
  )
}
