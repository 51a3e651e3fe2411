import type { ConfirmableBaseData } from '@billett/contract'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { customerName } from './customer-name.ts'

interface Props {
  row: ConfirmableBaseData
  onTurn: (row: ConfirmableBaseData) => Promise<void>
}

/** Finds the data of a customer right, or rejects what was found right (Spec 3 §4). */
export function ConfirmButton({ row, onTurn }: Props) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const act = row.confirmed ? 'reject' : 'confirm'
  const press = async () => {
    setBusy(true)
    await onTurn(row)
    setBusy(false)
  }
  return (
    <BusyButton
      variant="outlined"
      busy={busy}
      aria-label={t(`baseData.${act}Of`, { name: customerName(row) })}
      onClick={() => {
        if (!busy) void press()
      }}
    >
      {t(`baseData.${act}`)}
    </BusyButton>
  )
}
