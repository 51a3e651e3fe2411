import type { StaffCampaignOffer, StaffPriceCampaignDetail } from '@billett/contract'
import { LANGUAGES } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CampaignValues, valuesOf } from './campaign-values.ts'
import { PriceDays } from './PriceDays.tsx'
import { useOffers } from './use-offers.ts'
import { useSavedCampaign } from './use-saved-campaign.ts'

interface Props {
  /** Undefined for a new one. */
  campaign: StaffPriceCampaignDetail | undefined
  onSaved: (guid: string) => void
  onClose: () => void
}

const REMINDERS = ['remindFirst', 'remindNext', 'remindLast'] as const

const optionsOf = (offers: readonly StaffCampaignOffer[], none: string) => [
  { value: '', text: none },
  ...offers.map(({ key, title }) => ({ value: key, text: title })),
]

/** Writes a campaign: which subscription, from when on, until when an answer is taken, and why. */
export function CampaignDialog({ campaign, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const { offers, failed, errors: notHad, again } = useOffers()
  const { busy, errors, send } = useSavedCampaign(campaign)
  const form = useSchemaForm<CampaignValues>({
    schema: CampaignValues,
    defaultValues: valuesOf(campaign),
    errors,
  })
  const chosen = form.watch('offerKey')
  const offer = offers?.find(({ key }) => key === chosen)
  const isByConsent = offer?.mode === 'consent'
  return (
    <FormDialog
      title={t(campaign ? 'campaigns.edit' : 'campaigns.create')}
      form={form}
      send={async values => {
        const saved = await send(values, offer)
        if (saved) onSaved(saved.guid)
      }}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits={campaign !== undefined}
      width="md"
      onClose={onClose}
    >
      {failed && <ListFailure errors={notHad} onAgain={again} />}
      <FormSection title={t('campaigns.price')}>
        <SelectField<CampaignValues>
          name="offerKey"
          label={t('campaigns.offer')}
          options={optionsOf(offers ?? [], t(offers ? 'campaigns.chooseOffer' : 'common.loading'))}
        />
        {offer && <MessageBox kind="info">{t(`campaigns.modeText.${offer.mode}`)}</MessageBox>}
        {offer && (
          <PriceDays
            days={offer.priceDays}
            onChoose={day => form.setValue('effectiveOn', day, { shouldDirty: true, shouldValidate: true })}
          />
        )}
        <TextField<CampaignValues>
          name="effectiveOn"
          type="date"
          label={t('campaigns.effectiveOn')}
          hint={t('campaigns.effectiveHint')}
        />
      </FormSection>
      <FormSection title={t('campaigns.days')}>
        <TextField<CampaignValues>
          name="deadline"
          type="date"
          label={t('campaigns.deadline')}
          hint={t('campaigns.deadlineHint')}
        />
        <Row>
          {REMINDERS.map(name => (
            <TextField<CampaignValues> key={name} name={name} type="date" optional label={t(`campaigns.${name}`)} />
          ))}
        </Row>
        {isByConsent && (
          <TextField<CampaignValues>
            name="oldPriceUntil"
            type="date"
            optional
            label={t('campaigns.oldPriceUntil')}
            hint={t('campaigns.oldPriceHint')}
          />
        )}
      </FormSection>
      <FormSection title={t('campaigns.words')}>
        {LANGUAGES.map(language => (
          <TextAreaField<CampaignValues>
            key={language}
            name={`introduction.${language}`}
            rows={4}
            optional
            label={t(`campaigns.wordsIn.${language}`)}
            hint={t('campaigns.wordsHint')}
          />
        ))}
      </FormSection>
    </FormDialog>
  )
}
