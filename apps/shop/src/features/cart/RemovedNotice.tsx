import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useEffect, useRef } from 'react'
import type { CartLine } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  line: CartLine
  onUndo: () => void
}

/** Says what was taken out and offers it back; takes the focus, because the button that was pressed is gone. */
export function RemovedNotice({ line, onUndo }: Props) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <MessageBox
      kind="info"
      ref={box}
      action={
        <Button variant="outlined" onClick={onUndo}>
          {t('cart.undo')}
        </Button>
      }
    >
      {t('cart.removed', { ticket: line.amount > 1 ? `${line.amount} × ${line.ticketName}` : line.ticketName })}
    </MessageBox>
  )
}
