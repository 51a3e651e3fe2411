import { key, type ShopPreview } from '@billett/contract'
import { isPlainDate, localDate, toInstant } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { previewShop } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PreparedPreview } from './PreparedPreview.tsx'

const Wish = z.object({
  date: z.string().check(z.refine(isPlainDate, key('date'))),
  time: z.string().check(z.minLength(1, key('required'))),
  drafts: z.boolean(),
})
type Wish = z.infer<typeof Wish>

interface Props {
  /** Whether drafts of what is arranged are asked for at first. */
  drafts: boolean
  /** A version of the tariff, a draft included. */
  tariffVersion?: number
  onClose: () => void
}

/** Asks of which moment the shop is to be seen, and leads there; what was asked for stands in the new tab alone. */
export function PreviewDialog({ drafts, tariffVersion, onClose }: Props) {
  const { t } = useTexts()
  const { timeZone } = useOffice().region
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(previewShop)
  const [today] = useState(() => localDate(toInstant(Date.now()), timeZone))
  const form = useSchemaForm<Wish>({ schema: Wish, defaultValues: { date: today, time: '12:00', drafts }, errors })
  const typed = JSON.stringify(form.watch())
  // Shown as long as it is of what stands in the form.
  const [prepared, setPrepared] = useState<{ of: string; preview: ShopPreview }>()
  const send = async (values: Wish) => {
    const query = tariffVersion === undefined ? values : { ...values, tariffVersion }
    const answer = await dispatch(previewShop({ query }))
    const [preview] = previewShop.fulfilled.match(answer) ? answer.payload.data : []
    if (preview) setPrepared({ of: JSON.stringify(values), preview })
  }
  return (
    <FormDialog
      title={t('tariff.preview.title')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('tariff.preview.open')}
      onClose={onClose}
    >
      <Text>{t('tariff.preview.text')}</Text>
      {tariffVersion !== undefined && <Text>{t('tariff.preview.withVersion', { version: tariffVersion })}</Text>}
      <TextField<Wish> name="date" type="date" label={t('tariff.preview.date')} />
      <TextField<Wish> name="time" type="time" label={t('tariff.preview.time')} />
      <CheckboxField<Wish> name="drafts" label={t('tariff.preview.drafts')} />
      <LiveRegion>{prepared && prepared.of === typed && <PreparedPreview preview={prepared.preview} />}</LiveRegion>
    </FormDialog>
  )
}
