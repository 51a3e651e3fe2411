import { type FollowedChild, HandedToChild } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { handOverToChild } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  child: FollowedChild
  token: string
  onDone: (told: string) => void
}

/** A ticket that runs becomes the child's, who has come of age: parents say where the child is written to. */
export function HandOver({ child, token, onDone }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { run, running, errors } = useOwnCall<'hand'>()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState('')
  const send = async () => {
    const body = { email: email.trim() }
    const { error } = HandedToChild.safeParse(body)
    setFault(error?.issues[0]?.message ?? '')
    if (error) return
    const call = handOverToChild({ params: { token, contractGuid: child.guid }, body })
    if (await run('hand', call)) onDone(t('schoolFollow.handedOver', { name: child.firstName }))
  }
  return (
    <Stack spacing={1}>
      <Text>{t('schoolFollow.handOverText', { name: child.firstName })}</Text>
      <TextInput
        type="email"
        label={t('schoolFollow.emailOfChild', { name: child.firstName })}
        autoComplete="off"
        value={email}
        error={fault === '' ? undefined : errorText(fault)}
        onChange={({ target }) => setEmail(target.value)}
      />
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="contained" busy={running !== undefined} onClick={() => void send()}>
          {t('schoolFollow.handOverNow')}
        </BusyButton>
      </div>
    </Stack>
  )
}
