import { key } from '@billett/contract'
import { isPlainDate } from '@billett/domain'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../texts/use-texts.ts'

const Typed = z.object({
  leavesOn: z.string().check(z.minLength(1, key('required')), z.refine(isPlainDate, key('date'))),
  reason: z.string(),
})
type Typed = z.infer<typeof Typed>

interface Asked<Reason> {
  leavesOn: string
  reason: Reason
}

interface Props<Reason, Left> {
  /** A last day that is known already. */
  until: string | null
  /** The first is meant until another is chosen. */
  reasons: readonly { value: Reason; text: string }[]
  words: {
    text: string
    lastDay: string
    leave: string
    done: string
    /** What it would come to, of the day that was typed. */
    title: (left: Left) => string
  }
  busy: boolean
  errors: readonly CallError[]
  /** Sends it, or only asks what would come of it; undefined where it was refused. */
  send: (asked: Asked<Reason> & { dryRun: boolean }) => Promise<Left | undefined>
  onLeft: () => Promise<unknown>
  /** What it would come to. */
  children: (left: Left, asked: Asked<Reason>) => ReactNode
}

/** Somebody leaves on a day; first it says what would come of it, of what was typed then. */
export function LeavingForm<Reason extends string, Left>({
  until,
  reasons,
  words,
  busy,
  errors,
  send,
  onLeft,
  children,
}: Props<Reason, Left>) {
  const { t } = useTexts()
  const say = useSay()
  const [seen, setSeen] = useState<{ asked: Asked<Reason>; left: Left }>()
  const defaultValues: Typed = { leavesOn: until ?? '', reason: reasons[0]?.value ?? '' }
  const form = useSchemaForm<Typed>({ schema: Typed, defaultValues, errors })
  const look = async ({ leavesOn, reason }: Typed) => {
    setSeen(undefined)
    const chosen = reasons.find(({ value }) => value === reason)
    if (!chosen) return
    const asked = { leavesOn, reason: chosen.value }
    const left = await send({ ...asked, dryRun: true })
    if (left) setSeen({ asked, left })
  }
  const leave = async () => {
    if (!seen || !(await send({ ...seen.asked, dryRun: false }))) return
    setSeen(undefined)
    say(words.done)
    await onLeft()
  }
  return (
    <Stack spacing={2}>
      <Text>{words.text}</Text>
      <SchemaForm form={form} send={look} busy={busy} errors={errors} submit={t('school.leaving.look')} quiet>
        <TextField<Typed> name="leavesOn" type="date" label={words.lastDay} />
        <SelectField<Typed> name="reason" label={t('school.leaving.reason')} options={reasons} />
      </SchemaForm>
      <LiveRegion>
        {seen && (
          <MessageBox
            kind="warning"
            title={words.title(seen.left)}
            action={
              <BusyButton variant="contained" busy={busy} onClick={() => void leave()}>
                {words.leave}
              </BusyButton>
            }
          >
            {children(seen.left, seen.asked)}
          </MessageBox>
        )}
      </LiveRegion>
    </Stack>
  )
}
