import { key, type SubscriptionContract } from '@billett/contract'
import { localDate } from '@billett/domain'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useShop } from '../../../hooks/shop.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { getTravelExpenseCertificate } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from './ActionHeadline.tsx'

const day = z.string().check(z.minLength(1, key('required')))

const Span = z
  .object({ from: day, to: day })
  .check(z.refine(({ from, to }) => from === '' || to === '' || from <= to, { path: ['to'], message: key('notValid') }))
type Span = z.infer<typeof Span>

/** What a contract has cost in some days, as a paper for an employer or the tax office. */
export function CertificateAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { region } = useShop()
  const { pathname } = useLocation()
  const { run, running, errors } = useOwnCall<'load'>()
  const [saved, setSaved] = useState(false)
  const today = localDate(new Date().toISOString(), region.timeZone)
  const firstOfYear = `${today.slice(0, 4)}-01-01`
  const from = contract.validFrom !== null && contract.validFrom > firstOfYear ? contract.validFrom : firstOfYear
  const form = useSchemaForm<Span>({ schema: Span, defaultValues: { from, to: today }, errors })
  const load = async (span: Span): Promise<void> => {
    setSaved(false)
    const body = { contractGuid: contract.guid, ...span }
    const answer = await run('load', getTravelExpenseCertificate({ body }))
    if (!answer?.file) return
    saveFile(answer.file)
    setSaved(true)
  }
  return (
    <>
      <ActionHeadline
        headline={t('subscriptionActions.certificate.headline')}
        lead={t('subscriptionActions.certificate.lead')}
      />
      <SavedNotice shown={saved}>{t('subscriptionActions.certificate.saved')}</SavedNotice>
      <SchemaForm
        form={form}
        send={load}
        busy={running === 'load'}
        errors={errors}
        submit={t('subscriptionActions.certificate.load')}
        afterSubmit={
          <Button component={Link} to={pathname} size="large">
            {t('subscriptionActions.toContract')}
          </Button>
        }
      >
        <TextField<Span> name="from" type="date" autoComplete="off" label={t('subscriptionActions.certificate.from')} />
        <TextField<Span> name="to" type="date" autoComplete="off" label={t('subscriptionActions.certificate.to')} />
      </SchemaForm>
    </>
  )
}
