import { allowTakeOver as allow, type UserData } from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { selectAccount } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ServiceSection.module.css'

/** Here alone, so that no other screen fetches it. */
const allowTakeOver = createCall(allow)

/** Whether people of the company may help by acting in the account; as easy to take back as to give. */
export function HelpSection() {
  const account = useAppSelector(selectAccount)
  return account && <HelpChoice account={account} />
}

function HelpChoice({ account }: { account: Pick<UserData, 'allowsTakeOver'> }) {
  const { t } = useTexts()
  const { run, running, errors } = useOwnCall<'allow'>()
  const [isAllowed, setAllowed] = useState(account.allowsTakeOver)
  const [saved, setSaved] = useState(false)
  const choose = async (allowed: boolean) => {
    if (running) return
    setSaved(false)
    const answer = await run('allow', allowTakeOver({ body: { allowed } }))
    const [now] = answer?.data ?? []
    if (!now) return
    setAllowed(now.allowsTakeOver)
    setSaved(true)
  }
  return (
    <Stack component="section" aria-labelledby="help" spacing={2} className={styles.root}>
      <Text variant="h2" id="help">
        {t('account.help.headline')}
      </Text>
      <Text color="textSecondary">{t('account.help.lead')}</Text>
      <CallErrors errors={errors} all />
      <CheckboxInput
        checked={isAllowed}
        onChange={({ target }) => void choose(target.checked)}
        label={t('account.help.allow')}
      />
      <SavedNotice shown={saved}>{saved && t(isAllowed ? 'account.help.allowed' : 'account.help.refused')}</SavedNotice>
    </Stack>
  )
}
