import { EntitlementContent, shapeOf } from '@billett/contract'
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
import { RuleTrial } from './RuleTrial.tsx'
import { useRule } from './use-rule.ts'

const SHAPE = shapeOf(EntitlementContent)

interface Props {
  authorityGuid: string
  /** Something was stored; the text says what. */
  onChanged: (text: string) => void
  onClose: () => void
}

/** Writes a rule as a draft, tries it with a child and releases it; what was released never changes. */
export function RuleDialog({ authorityGuid, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const [versionGuid, setVersionGuid] = useState<string>()
  const { rule, typed, setTyped, errors, busy, read, ...acts } = useRule(authorityGuid, versionGuid)
  const content: unknown = typed ?? (rule && JSON.parse(rule.content))
  const isDraft = rule?.shown?.state === 'draft' && rule.shown.guid === rule.versions[0]?.guid
  const faults = new Map(rule?.faults.map(({ path, fault }) => [path, t(`rules.faults.${fault}`)]))
  for (const { field, message } of errors)
    if (field.startsWith('content.')) faults.set(field.slice('content.'.length), message)
  const told = (outcome: Outcome, done: string) => {
    if (outcome.state === 'refused') return
    const waits = outcome.state === 'asked' ? format.instantDateTime(outcome.waits.endsOn) : ''
    onChanged(outcome.state === 'asked' ? t('contracts.acts.waits', { moment: waits }) : done)
  }
  const discard = async () => {
    const outcome = await acts.discard()
    told(outcome, t('rules.discarded'))
    if (outcome.state === 'done') onClose()
  }
  return (
    <DialogShell
      open
      title={rule ? t('rules.of', { authority: rule.authority }) : t('rules.one')}
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
            onClick={() => void acts.save(content).then(outcome => told(outcome, t('rules.saved')))}
          >
            {t('rules.save')}
          </BusyButton>
        </>
      }
    >
      {!rule && errors.length === 0 && <SkeletonList label={t('common.loading')} rows={6} height={48} />}
      {!rule && errors.length > 0 && <CallErrors errors={errors} all />}
      {rule && (
        <Stack spacing={3}>
          {rule.shown && (
            <SelectInput
              label={t('rules.version')}
              value={rule.shown.guid}
              options={rule.versions.map(({ guid, version, state, validFrom }) => ({
                value: guid,
                text: t(`rules.versionIs.${state}`, { version, day: format.date(validFrom) }),
              }))}
              onChange={({ target }) => {
                setTyped(undefined)
                setVersionGuid(target.value)
              }}
            />
          )}
          {!isDraft && <MessageBox kind="info">{t(rule.shown ? 'rules.becomesDraft' : 'rules.first')}</MessageBox>}
          {rule.faults.length > 0 && isDraft && (
            <MessageBox kind="error" title={t('rules.faulty')}>
              {rule.faults.map(({ path, fault }) => (
                <div key={`${path} ${fault}`}>
                  <code>{path}</code> {t(`rules.faults.${fault}`)}
                </div>
              ))}
            </MessageBox>
          )}
          {isDraft && (
            <Row spacing={2}>
              {typed === undefined && rule.faults.length === 0 && (
                <Button
                  variant="outlined"
                  onClick={() => void acts.release().then(outcome => told(outcome, t('rules.released')))}
                >
                  {t('rules.release')}
                </Button>
              )}
              <Button variant="outlined" onClick={() => void discard()}>
                {t('rules.discard')}
              </Button>
            </Row>
          )}
          <CallErrors errors={errors} all />
          {errors.some(({ key }) => key === 'error.changedMeanwhile') && (
            <Button variant="outlined" onClick={() => void read()}>
              {t('offers.readAgain')}
            </Button>
          )}
          <Details summary={t('rules.try')}>
            <RuleTrial content={content} />
          </Details>
          <Details summary={t('rules.difference')}>
            <ChangeTable act={differing(rule.released ? JSON.parse(rule.released) : {}, content)} />
          </Details>
          <DrawnValue
            shape={SHAPE}
            value={content}
            path=""
            label={rule.authority}
            errors={faults}
            onChange={changed => setTyped(changed)}
          />
        </Stack>
      )}
    </DialogShell>
  )
}
