import { FrameworkContent, shapeOf } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useState } from 'react'
import type { Outcome } from '../../hooks/use-draft.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ChangeTable } from '../../parts/changes/ChangeTable.tsx'
import { differing } from '../../parts/changes/differing.ts'
import { DrawnValue } from '../../parts/drawn/DrawnValue.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { FrameworkTrial } from './FrameworkTrial.tsx'
import { useFramework } from './use-framework.ts'

const SHAPE = shapeOf(FrameworkContent)

interface Props {
  companyGuid: string
  /** Something was stored; the text says what. */
  onChanged: (text: string) => void
  onClose: () => void
}

/** Writes a framework contract as a draft, tries it with prices and releases it; what was released never changes. */
export function FrameworkDialog({ companyGuid, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const [versionGuid, setVersionGuid] = useState<string>()
  const { framework, typed, setTyped, errors, busy, read, ...acts } = useFramework(companyGuid, versionGuid)
  const content: unknown = typed ?? (framework && JSON.parse(framework.content))
  const isDraft = framework?.shown?.state === 'draft' && framework.shown.guid === framework.versions[0]?.guid
  const faults = new Map(framework?.faults.map(({ path, fault }) => [path, t(`frameworks.faults.${fault}`)]))
  for (const { field, message } of errors)
    if (field.startsWith('content.')) faults.set(field.slice('content.'.length), message)
  const told = (outcome: Outcome, done: string) => {
    if (outcome.state === 'refused') return
    const waits = outcome.state === 'asked' ? format.instantDateTime(outcome.waits.endsOn) : ''
    onChanged(outcome.state === 'asked' ? t('contracts.acts.waits', { moment: waits }) : done)
  }
  const discard = async () => {
    const outcome = await acts.discard()
    told(outcome, t('frameworks.discarded'))
    if (outcome.state === 'done') onClose()
  }
  return (
    <DialogShell
      open
      title={framework ? t('frameworks.of', { company: framework.company }) : t('frameworks.one')}
      width="lg"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
          <BusyButton
            type="button"
            variant="contained"
            busy={busy}
            onClick={() => void acts.save(content).then(outcome => told(outcome, t('frameworks.saved')))}
          >
            {t('frameworks.save')}
          </BusyButton>
        </>
      }
    >
      {!framework && errors.length === 0 && <SkeletonList label={t('common.loading')} rows={6} height={48} />}
      {!framework && errors.length > 0 && <CallErrors errors={errors} all />}
      {framework && (
        <Stack spacing={3}>
          {framework.shown && (
            <SelectInput
              label={t('frameworks.version')}
              value={framework.shown.guid}
              options={framework.versions.map(({ guid, version, state, validFrom }) => ({
                value: guid,
                text: t(`frameworks.versionIs.${state}`, { version, day: format.date(validFrom) }),
              }))}
              onChange={({ target }) => {
                setTyped(undefined)
                setVersionGuid(target.value)
              }}
            />
          )}
          {!isDraft && (
            <MessageBox kind="info">{t(framework.shown ? 'frameworks.becomesDraft' : 'frameworks.first')}</MessageBox>
          )}
          {framework.faults.length > 0 && isDraft && (
            <MessageBox kind="error" title={t('frameworks.faulty')}>
              {framework.faults.map(({ path, fault }) => (
                <div key={`${path} ${fault}`}>
                  <code>{path}</code> {t(`frameworks.faults.${fault}`)}
                </div>
              ))}
            </MessageBox>
          )}
          {isDraft && (
            <Row spacing={2}>
              {typed === undefined && framework.faults.length === 0 && (
                <Button
                  variant="outlined"
                  onClick={() => void acts.release().then(outcome => told(outcome, t('frameworks.released')))}
                >
                  {t('frameworks.release')}
                </Button>
              )}
              <Button variant="outlined" onClick={() => void discard()}>
                {t('frameworks.discard')}
              </Button>
            </Row>
          )}
          <CallErrors errors={errors} all />
          {errors.some(({ key }) => key === 'error.changedMeanwhile') && (
            <Button variant="outlined" onClick={() => void read()}>
              {t('offers.readAgain')}
            </Button>
          )}
          <Details summary={t('frameworks.try')}>
            <FrameworkTrial content={content} />
          </Details>
          <Details summary={t('frameworks.difference')}>
            <ChangeTable act={differing(framework.released ? JSON.parse(framework.released) : {}, content)} />
          </Details>
          <DrawnValue
            shape={SHAPE}
            value={content}
            path=""
            label={framework.company}
            errors={faults}
            onChange={changed => setTyped(changed)}
          />
        </Stack>
      )}
    </DialogShell>
  )
}
