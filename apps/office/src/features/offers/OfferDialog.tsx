import { SubscriptionContent, shapeOf } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ChangeTable } from '../../parts/changes/ChangeTable.tsx'
import { differing } from '../../parts/changes/differing.ts'
import { DraftDialog } from '../../parts/draft/DraftDialog.tsx'
import { DraftErrors } from '../../parts/draft/DraftErrors.tsx'
import { DraftFaults } from '../../parts/draft/DraftFaults.tsx'
import { faultsAtFields } from '../../parts/draft/faults-at-fields.ts'
import { useToldOutcome } from '../../parts/draft/use-told-outcome.ts'
import { DrawnValue } from '../../parts/drawn/DrawnValue.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useOffer } from './use-offer.ts'

const SHAPE = shapeOf(SubscriptionContent)

interface Props {
  offerKey: string
  clientId: string | undefined
  /** Something was stored; the text says what. */
  onChanged: (text: string) => void
  onOpen: (key: string) => void
  onClose: () => void
}

/** Writes a subscription as a draft, tries it, releases it and takes it off; what was once on offer never changes. */
export function OfferDialog({ offerKey, clientId, onChanged, onOpen, onClose }: Props) {
  const { t } = useTexts()
  const told = useToldOutcome(onChanged)
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseOffers']))
  const [versionGuid, setVersionGuid] = useState<string>()
  const [copyKey, setCopyKey] = useState('')
  const { offer, typed, setTyped, errors, busy, read, ...acts } = useOffer(offerKey, clientId, versionGuid)
  const content: unknown = typed ?? (offer && JSON.parse(offer.content))
  const isLatest = offer?.shown.guid === offer?.versions[0]?.guid
  const isOnOffer = offer?.versions.some(({ state }) => state === 'released') ?? false
  const isDraft = isLatest && offer?.shown.state === 'draft'
  const faults = (offer?.faults ?? []).map(({ path, fault }) => ({ path, text: t(`offers.faults.${fault}`) }))
  const copy = async () => {
    const outcome = await acts.copy(copyKey, content)
    told(outcome, t('offers.copied'))
    if (outcome.state === 'done') onOpen(copyKey)
  }
  const discard = async () => {
    const outcome = await acts.discard()
    told(outcome, t('offers.discarded'))
    if (outcome.state === 'done') onClose()
  }
  const released = offer?.released ? JSON.parse(offer.released) : {}
  return (
    <DraftDialog
      title={offer ? t('offers.named', { title: offer.title, version: offer.shown.version }) : t('offers.one')}
      isKnown={offer !== undefined}
      errors={errors}
      busy={busy}
      saveText={t('offers.save')}
      onSave={() => void acts.save(content).then(outcome => told(outcome, t('offers.saved')))}
      onClose={onClose}
    >
      {offer && (
        <>
          <SelectInput
            label={t('offers.version')}
            value={offer.shown.guid}
            options={offer.versions.map(({ guid, version, state }) => ({
              value: guid,
              text: t(`offers.versionIs.${state}`, { version }),
            }))}
            onChange={({ target }) => {
              setTyped(undefined)
              setVersionGuid(target.value)
            }}
          />
          {!isDraft && <MessageBox kind="info">{t('offers.becomesDraft')}</MessageBox>}
          <DraftFaults title={t('offers.faulty')} faults={faults} />
          <Row spacing={2}>
            {offer.trialPath !== null && typed === undefined && (
              <TextLink href={offer.trialPath} target="_blank" rel="noreferrer">
                {t('offers.try')}
              </TextLink>
            )}
            {mayRelease && isDraft && typed === undefined && faults.length === 0 && (
              <Button
                variant="outlined"
                onClick={() => void acts.release().then(outcome => told(outcome, t('offers.released')))}
              >
                {t('offers.release')}
              </Button>
            )}
            {isDraft && (
              <Button variant="outlined" onClick={() => void discard()}>
                {t('offers.discard')}
              </Button>
            )}
            {mayRelease && isOnOffer && (
              <Button
                variant="outlined"
                onClick={() => void acts.retire().then(outcome => told(outcome, t('offers.retired')))}
              >
                {t('offers.retire')}
              </Button>
            )}
          </Row>
          <DraftErrors errors={errors} onReadAgain={() => void read()} />
          <Details summary={t('offers.difference')}>
            <ChangeTable act={differing(released, content)} />
          </Details>
          <DrawnValue
            shape={SHAPE}
            value={content}
            path=""
            label={offer.title}
            errors={faultsAtFields(faults, errors)}
            onChange={changed => setTyped(changed)}
          />
          <Details summary={t('offers.copy')}>
            <Stack spacing={1}>
              <TextInput
                label={t('offers.key')}
                hint={t('offers.keyHint')}
                value={copyKey}
                onChange={({ target }) => setCopyKey(target.value)}
              />
              <div>
                <Button variant="outlined" disabled={copyKey === ''} onClick={() => void copy()}>
                  {t('offers.copy')}
                </Button>
              </div>
            </Stack>
          </Details>
        </>
      )}
    </DraftDialog>
  )
}
