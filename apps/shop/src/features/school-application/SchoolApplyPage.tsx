import { FamilyApplication, type SubmittedFamily } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type FormEvent, useState } from 'react'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { applyForSchoolTickets } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChildFields } from './ChildFields.tsx'
import { GuardianFields } from './GuardianFields.tsx'
import { appliedFor, asApplication, useDraft } from './use-draft.ts'

/** As many as one application takes. */
const MOST_CHILDREN = 8

/** Fields of a child that whoever applies for themselves has filled in above. */
const NAMES_OF_CHILD = /^children\.\d+\.(?:first|last)Name$/

/** Where parents apply for the tickets of their children, without an account; what is typed stays on the device. */
export function SchoolApplyPage() {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { draft, set, setChild, addChild, removeChild, forget } = useDraft()
  const { run, running, errors } = useOwnCall<'apply'>()
  const [consents, setConsents] = useState(false)
  /** What was found wrong before anything was sent, by its field. */
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState<SubmittedFamily>()
  const children = appliedFor(draft)
  const errorOf = (field: string) => {
    const refusal = errors.find(error => error.field === field)
    const fault = faults.get(field)
    return fault ? errorText(fault) : refusal && errorText(refusal.key, refusal.message)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = asApplication(draft)
    const { error } = FamilyApplication.safeParse({ ...body, consent: consents })
    const found = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
    // A name of one's own stands once on the page, and is missing once.
    setFaults(new Map(found.filter(([field]) => !(draft.isForMyself && NAMES_OF_CHILD.test(field)))))
    if (error) return
    const answer = await run('apply', applyForSchoolTickets({ body }))
    const [submitted] = answer?.data ?? []
    if (!submitted) return
    setDone(submitted)
    forget()
  }
  if (done)
    return (
      <Page width="text">
        <Headline headline={t('schoolApply.done')} />
        <MessageBox kind="success" title={t('schoolApply.doneTitle')}>
          {t('schoolApply.doneText', { email: done.email })}
        </MessageBox>
        <ul>
          {done.children.map(({ firstName, number }) => (
            <li key={number}>{t('schoolApply.doneChild', { name: firstName, number })}</li>
          ))}
        </ul>
      </Page>
    )
  return (
    <Page width="text">
      <Headline headline={t('schoolApply.headline')} lead={t('schoolApply.lead')} />
      <form noValidate onSubmit={event => void send(event)}>
        <Stack spacing={3}>
          <Text component="h2" variant="h3">
            {t('schoolApply.you')}
          </Text>
          <GuardianFields draft={draft} errorOf={errorOf} onChange={set} />
          {children.map((child, index) => (
            <ChildFields
              key={child.key}
              child={child}
              number={index + 1}
              canGo={children.length > 1}
              isMyself={draft.isForMyself ?? false}
              errorOf={field => errorOf(`children.${index}.${field}`)}
              onChange={part => setChild(child.key, part)}
              onRemove={() => removeChild(child.key)}
            />
          ))}
          {!draft.isForMyself && children.length < MOST_CHILDREN && (
            <div>
              <Button variant="outlined" onClick={addChild}>
                {t('schoolApply.addChild')}
              </Button>
            </div>
          )}
          <CheckboxInput
            label={t('schoolApply.consent')}
            checked={consents}
            error={faults.has('consent') ? errorText('error.required') : undefined}
            onChange={({ target }) => setConsents(target.checked)}
          />
          {faults.size > 0 && <MessageBox kind="error">{t('schoolApply.faults', { count: faults.size })}</MessageBox>}
          <CallErrors errors={errors} all />
          <BusyButton variant="contained" type="submit" busy={running !== undefined}>
            {t('schoolApply.send')}
          </BusyButton>
          <Text variant="body2" color="textSecondary">
            {t('schoolApply.kept')}
          </Text>
        </Stack>
      </form>
    </Page>
  )
}
