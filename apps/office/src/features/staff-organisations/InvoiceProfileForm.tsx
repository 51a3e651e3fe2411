import type { StaffInvoiceProfile } from '@billett/contract'
import { countryChoices, INVOICE_FORMATS, paysPublicly } from '@billett/domain'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type InvoiceValues, invoiceValuesFor, invoiceValuesOf, profileOf } from './invoice-values.ts'
import { ProfileChanged } from './ProfileChanged.tsx'
import type { OrganisationActProps } from './use-organisation-act.ts'
import { useSavedProfile } from './use-saved-profile.ts'

interface Props extends OrganisationActProps {
  begun: StaffInvoiceProfile
  title: string
}

/** Changes how an organisation wants its invoices; what is wrong is said at its field. */
export function InvoiceProfileForm({ organisation, begun, title, onDone, onClose }: Props) {
  const { t, language } = useTexts()
  const { busy, errors, theirs, send: store } = useSavedProfile(organisation.guid, begun)
  const form = useSchemaForm<InvoiceValues>({
    schema: invoiceValuesFor(organisation.kind),
    defaultValues: invoiceValuesOf(begun, organisation.address),
    errors,
  })
  const send = async (values: InvoiceValues) => {
    if (await store(profileOf(values))) onDone(organisation, t('invoices.profile.saved'))
  }
  const [hasAddress, ...said] = form.watch(['hasAddress', 'format', 'leitwegId', 'buyerReference'])
  const [format, leitwegId, buyerReference] = said
  const isXrechnung = format === 'xrechnung'
  const isRouted = !paysPublicly(organisation.kind) || buyerReference !== ''
  return (
    <FormDialog
      title={title}
      form={form}
      send={send}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      width="md"
      onClose={onClose}
    >
      <ProfileChanged begun={begun} theirs={theirs} />
      <SelectField<InvoiceValues>
        name="format"
        label={t('invoices.profile.format')}
        options={INVOICE_FORMATS.map(value => ({ value, text: t(`invoices.formats.${value}`) }))}
      />
      <TextField<InvoiceValues>
        name="leitwegId"
        label={t('invoices.leitwegId')}
        hint={t('invoices.profile.leitwegIdHint')}
        maxLength={46}
        optional={!isXrechnung || isRouted}
      />
      <TextField<InvoiceValues>
        name="buyerReference"
        label={t('invoices.buyerReference')}
        hint={t('invoices.profile.buyerReferenceHint')}
        maxLength={35}
        optional
      />
      <TextField<InvoiceValues> name="orderNumber" label={t('invoices.orderNumber')} maxLength={35} optional />
      <TextField<InvoiceValues> name="recipient" label={t('invoices.recipient')} maxLength={35} optional />
      <TextField<InvoiceValues>
        name="email"
        type="email"
        label={t('invoices.email')}
        hint={t('invoices.profile.emailHint')}
        optional={!isXrechnung || leitwegId !== ''}
      />
      <TextField<InvoiceValues> name="daysToPay" label={t('invoices.profile.daysToPay')} inputMode="numeric" />
      <CheckboxField<InvoiceValues> name="hasAddress" label={t('invoices.profile.hasAddress')} />
      {hasAddress && (
        <FormSection title={t('invoices.profile.hasAddress')}>
          <TextField<InvoiceValues> name="address.street" label={t('organisations.street')} maxLength={35} />
          <TextField<InvoiceValues> name="address.houseNumber" label={t('organisations.houseNumber')} maxLength={10} />
          <TextField<InvoiceValues> name="address.postCode" label={t('organisations.postCode')} maxLength={10} />
          <TextField<InvoiceValues> name="address.city" label={t('organisations.town')} maxLength={35} />
          <SelectField<InvoiceValues>
            name="address.country"
            label={t('organisations.country')}
            options={countryChoices(language, 'de').map(({ id, name }) => ({ value: id, text: name }))}
          />
        </FormSection>
      )}
    </FormDialog>
  )
}
