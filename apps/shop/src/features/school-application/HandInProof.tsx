import { HandedInProof } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useToday } from '../../hooks/use-today.ts'
import { HandInFile } from '../../parts/proof/HandInFile.tsx'
import { ProofDays } from '../../parts/proof/ProofDays.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  label: string
  /** The one that is missing; null: one more. */
  proofGuid: string | null
  busy: boolean
  errors: readonly CallError[]
  onSend: (proof: HandedInProof) => Promise<boolean>
}

/** A proof with the days that it is good for: said before it is sent. */
export function HandInProof({ label, proofGuid, busy, errors, onSend }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [from, setFrom] = useState<string>(useToday())
  const [until, setUntil] = useState('')
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const send = async (fileId: string): Promise<boolean> => {
    const proof = { proofGuid, fileId, from, until: until || null }
    const { error } = HandedInProof.safeParse(proof)
    setFaults(new Map(error?.issues.map(({ path, message }) => [path.join('.'), message])))
    return !error && onSend(proof)
  }
  const errorOf = (field: string) => {
    const refusal = errors.find(error => error.field === field)
    const fault = faults.get(field)
    return fault ? errorText(fault) : refusal && errorText(refusal.key, refusal.message)
  }
  return (
    <HandInFile
      label={label}
      hint={t('schoolFollow.proofHint')}
      send={t('schoolFollow.sendProof')}
      busy={busy}
      errors={errors}
      onSend={send}
    >
      <ProofDays
        from={from}
        until={until}
        needsEnd={proofGuid !== null}
        errorOf={errorOf}
        onChange={days => {
          if (days.from !== undefined) setFrom(days.from)
          if (days.until !== undefined) setUntil(days.until)
        }}
      />
    </HandInFile>
  )
}
