import { isPayingKind } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { setOrganisationPayers } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { PayerRow } from './PayerRow.tsx'
import { PayersValues } from './payers-values.ts'
import { useFound } from './use-found.ts'
import { type OrganisationActProps, useOrganisationAct } from './use-organisation-act.ts'

/** Says who pays for an organisation, in which days. */
export function PayersDialog({ organisation, onDone, onClose }: OrganisationActProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { today, organisations } = useFound()
  const { begun, busy, errors, theirs, act } = useOrganisationAct(organisation)
  const form = useSchemaForm<PayersValues>({
    schema: PayersValues,
    defaultValues: {
      payers: begun.payers.map(({ payer, from: since, until }) => ({
        id: `${payer.guid} ${since}`,
        payerGuid: payer.guid,
        name: payer.name,
        from: since,
        until: until ?? '',
      })),
    },
    errors,
  })
  const rows = form.watch('payers')
  const put = (payers: PayersValues['payers']) => form.setValue('payers', payers, { shouldDirty: true })
  const send = async ({ payers }: PayersValues) => {
    const spans = payers.map(({ id: _, name: __, until, ...span }) => ({ ...span, until: until || null }))
    const after = await act(async ({ params, version }) =>
      dispatch(setOrganisationPayers({ params, body: { version, payers: spans } })),
    )
    if (after) onDone(after, t('organisations.payersSaved'))
  }
  return (
    <FormDialog
      title={t('organisations.payersOf', { name: begun.name })}
      form={form}
      send={send}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits
      width="md"
      onClose={onClose}
    >
      <ChangedMeanwhile begun={begun} theirs={theirs} />
      <Text>{t('organisations.payersText')}</Text>
      {rows.length === 0 && <Text variant="body2">{t('organisations.noPayer')}</Text>}
      {rows.map(({ id, name }, index) => (
        <PayerRow
          key={id}
          index={index}
          begun={name}
          find={search => organisations(search, { clientId: begun.clientId, may: isPayingKind })}
          onChoose={found =>
            form.setValue(`payers.${index}.payerGuid`, found?.guid ?? '', { shouldDirty: true, shouldTouch: true })
          }
          onRemove={() => put(rows.filter(row => row.id !== id))}
        />
      ))}
      <Button
        variant="outlined"
        onClick={() => put([...rows, { id: crypto.randomUUID(), payerGuid: '', name: '', from: today, until: '' }])}
      >
        {t('organisations.addPayer')}
      </Button>
    </FormDialog>
  )
}
