import { key, type SubscriptionContract } from '@billett/contract'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { type Proof, ProofUpload } from '../../../parts/proof/ProofUpload.tsx'
import { getSubscriptionContracts, giveMissingProof } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from './ActionHeadline.tsx'
import { PROOF_MEGABYTES } from './proof-megabytes.ts'

const day = z.string().check(z.minLength(1, key('required')))

/** To not before from (Spec 2 §5). */
const Span = z
  .object({ from: day, until: day })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], message: key('dateBeforeOther') }))
type Span = z.infer<typeof Span>

/** Hands in a proof that is missing; `?proof=` names it. */
export function ProofAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const dispatch = useAppDispatch()
  const proofGuid = useQuery().get('proof')
  const { run, running, errors } = useOwnCall<'give'>()
  const [file, setFile] = useState<Proof | null>(null)
  const [attempted, setAttempted] = useState(false)
  const [given, setGiven] = useState(false)
  const form = useSchemaForm<Span>({ schema: Span, defaultValues: { from: '', until: '' }, errors })
  const missing = contract.proofs.find(({ guid, isMissing }) => guid === proofGuid && isMissing)
  const give = async (span: Span): Promise<void> => {
    setAttempted(true)
    if (!file || !missing) return
    const body = { proofGuid: missing.guid, fileId: file.fileId, ...span }
    if (!(await run('give', giveMissingProof({ params: { contractGuid: contract.guid }, body })))) return
    setGiven(true)
    void dispatch(getSubscriptionContracts())
  }
  const back = (
    <Button component={Link} to={pathname} size="large">
      {t('subscriptionActions.toContract')}
    </Button>
  )
  if (given || !missing)
    return (
      <>
        <ActionHeadline headline={t('subscriptionActions.proof.headline')} />
        <SavedNotice shown={given}>{t('subscriptionActions.proof.given')}</SavedNotice>
        {!given && <MessageBox kind="info">{t('subscriptionActions.proof.none')}</MessageBox>}
        {back}
      </>
    )
  return (
    <>
      <ActionHeadline headline={t('subscriptionActions.proof.headline')} lead={missing.label} />
      <SchemaForm
        form={form}
        send={give}
        busy={running === 'give'}
        errors={errors}
        submit={t('subscriptionActions.proof.send')}
        afterSubmit={back}
      >
        <ProofUpload
          label={t('subscriptionActions.proof.file')}
          hint={t('subscriptionActions.proof.hint', { megabytes: PROOF_MEGABYTES })}
          proof={file}
          error={attempted && !file ? t('subscriptionActions.proof.needed') : undefined}
          onChange={setFile}
        />
        <TextField<Span> name="from" type="date" autoComplete="off" label={t('subscriptionActions.proof.from')} />
        <TextField<Span> name="until" type="date" autoComplete="off" label={t('subscriptionActions.proof.until')} />
      </SchemaForm>
    </>
  )
}
