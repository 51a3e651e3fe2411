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

/** Which columns a list has. */
export function ColumnChoice(props: Props) {
  const { t } = useTexts()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button onClick={() => setChoosing(true)}>{t('lists.columns')}</Button>
      {choosing && (
        <Suspense>
          <ColumnDialog {...props} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
