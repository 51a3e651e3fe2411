import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Suspense } from 'react'
import { useController } from 'react-hook-form'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFileNames } from '../file-names.ts'
import type { Typed } from '../said.ts'

const ProofUpload = lazyWithTexts(['proof'], () =>
  import('../../../parts/proof/ProofUpload.tsx').then(module => module.ProofUpload),
)

interface Props {
  name: string
  label: string
  hint: string | undefined
  optional: boolean
}

/** A proof of entitlement: its file, which is named by the id it has been given. */
export function ProofField({ name, label, hint, optional }: Props) {
  const { t } = useTexts()
  const { field } = useController<Typed>({ name })
  const error = useFieldError<Typed>(name)
  const { names, remember } = useFileNames()
  const fileId = typeof field.value === 'string' ? field.value : ''
  return (
    <Suspense fallback={<SkeletonList label={t('common.loading')} rows={1} height={120} />}>
      <ProofUpload
        label={optional ? t('subscriptionCheckout.optionalFile', { label }) : label}
        hint={[hint, t('subscriptionCheckout.proofKinds')].filter(Boolean).join(' ')}
        proof={fileId === '' ? null : { fileId, fileName: names[fileId] ?? t('subscriptionCheckout.proofGiven') }}
        error={error}
        onChange={proof => {
          if (proof) remember(proof.fileId, proof.fileName)
          field.onChange(proof?.fileId ?? '')
        }}
      />
    </Suspense>
  )
}
