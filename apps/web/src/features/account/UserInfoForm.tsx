import type { DynamicInfoSchemeReply, UserData } from '@billett/contract'
import { localDate } from '@billett/domain'
import Stack from '@mui/material/Stack'
import { useEffect, useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { QuestionFields } from '../../app/person/QuestionFields.tsx'
import { type Answers, questionField } from '../../app/person/question-form.ts'
import { useShop } from '../../app/shop.ts'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { resetAction } from '../../state/common/common.slice.ts'
import { updateUser } from '../../state/user/user.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SavedNotice } from './SavedNotice.tsx'
import { UserInfoFields } from './UserInfoFields.tsx'
import { updateOf } from './update-of.ts'
import { type UserInfoValues, userInfoOf, userInfoSchema } from './user-info-form.ts'

interface Props {
  account: UserData
  schemes: readonly DynamicInfoSchemeReply[]
}

/** The server names the address by its place in the list; the form shows the first. */
const FIRST_ADDRESS = /^addresses\.0\./

export function UserInfoForm({ account, schemes }: Props) {
  const { t } = useTranslation()
  const { client, region } = useShop()
  const { settings } = client.config
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(updateUser)
  const [state, setState] = useState<'saved' | 'unchanged'>()
  const [sent, setSent] = useState<Answers>({})
  const named = useMemo(
    () =>
      errors.map(error => ({
        ...error,
        field: questionField(error.field, sent).replace(FIRST_ADDRESS, 'address.'),
      })),
    [errors, sent],
  )
  const schema = useMemo(
    () => userInfoSchema({ account, schemes, settings, today: localDate(new Date().toISOString(), region.timeZone) }),
    [account, schemes, settings, region.timeZone],
  )
  const form = useSchemaForm<UserInfoValues>({ schema, defaultValues: userInfoOf(account, schemes), errors: named })
  const { reset } = form
  useEffect(() => reset(userInfoOf(account, schemes)), [account, schemes, reset])
  useEffect(
    () => () => {
      dispatch(resetAction(updateUser.typePrefix))
    },
    [dispatch],
  )
  const save = form.handleSubmit(async values => {
    if (!form.formState.isDirty) return setState('unchanged')
    setState(undefined)
    setSent(values.answers)
    const body = updateOf(values, account, window.location.href)
    const answer = await dispatch(updateUser({ params: { id: account.userId }, body }))
    if (updateUser.fulfilled.match(answer)) setState('saved')
  })
  // Read while drawing, so that the form keeps it up to date.
  const { isDirty } = form.formState
  return (
    <FormProvider {...form}>
      <SavedNotice shown={state === 'saved' && !isDirty}>{t('account.data.saved')}</SavedNotice>
      <Panel
        component="form"
        method="post"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!loading) void save(event)
        }}
      >
        <Stack spacing={4}>
          <UserInfoFields account={account} settings={settings} />
          <QuestionFields schemes={schemes} />
          <CallErrors errors={named} />
          {state === 'unchanged' && !isDirty && <MessageBox kind="info">{t('account.data.unchanged')}</MessageBox>}
          <BusyButton type="submit" size="large" busy={loading} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('account.data.save')}
          </BusyButton>
        </Stack>
      </Panel>
    </FormProvider>
  )
}
