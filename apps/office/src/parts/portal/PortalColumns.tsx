import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

const ColumnDialog = lazyPiece(() =>
  import('@billett/web-kit/kit/lists/ColumnDialog.tsx').then(module => module.ColumnDialog),
)

interface Props {
  /** Those that may be shown or not, in their usual order. */
  columns: readonly { id: string; header: string }[]
  /** Ids of those that are shown, in their order. */
  shown: readonly string[]
  onChange: (shown: readonly string[]) => void
}

/** Which columns a list of the portal has: with an outline, as its other tools have. */
export function PortalColumns(props: Props) {
  const { t } = useTexts()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {t('school.columns')}
      </Button>
      {choosing && (
        <Suspense>
          <ColumnDialog {...props} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
