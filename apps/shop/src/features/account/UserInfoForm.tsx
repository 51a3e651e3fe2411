import { homeCountry } from '@billett/clients'
import type { DynamicInfoSchemeReply, UserData } from '@billett/contract'
import { localDate } from '@billett/domain'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { QuestionFields } from '../../parts/person/QuestionFields.tsx'
import { type Answers, questionField } from '../../parts/person/question-form.ts'
import { useSameQuestions } from '../../parts/person/use-same-questions.ts'
import { updateUser } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const { t } = useTexts()
  const { client, region } = useShop()
  const { settings } = client.config
  const home = homeCountry(client.config)
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(updateUser)
  const [state, setState] = useState<'saved' | 'unchanged'>()
  const [sent, setSent] = useState<Answers>({})
  const fieldOf = useCallback((named: string) => questionField(named, sent).replace(FIRST_ADDRESS, 'address.'), [sent])
  const named = useErrorsAt(errors, fieldOf)
  const schema = useMemo(
    () => userInfoSchema({ account, schemes, settings, today: localDate(new Date().toISOString(), region.timeZone) }),
    [account, schemes, settings, region.timeZone],
  )
  const form = useSchemaForm<UserInfoValues>({
    schema,
    defaultValues: userInfoOf(account, schemes, home),
    errors: named,
  })
  const { reset } = form
  const asked = useSameQuestions(schemes)
  useEffect(() => reset(userInfoOf(account, asked, home)), [account, asked, home, reset])
  useEffect(
    () => () => {
      dispatch(resetAction(updateUser.typePrefix))
    },
    [dispatch],
  )
  const save = async (values: UserInfoValues) => {
    if (!form.formState.isDirty) return setState('unchanged')
    setState(undefined)
    setSent(values.answers)
    const body = updateOf(values, account, window.location.href)
    const answer = await dispatch(updateUser({ params: { id: account.userId }, body }))
    if (updateUser.fulfilled.match(answer)) setState('saved')
  }
  // Read while drawing, so that the form keeps it up to date.
  const { isDirty } = form.formState
  return (
    <>
      <SavedNotice shown={state === 'saved' && !isDirty}>{t('account.data.saved')}</SavedNotice>
      <SchemaForm
        form={form}
        send={save}
        busy={loading}
        errors={named}
        submit={t('account.data.save')}
        spacing={4}
        beforeSubmit={
          <LiveRegion>
            {state === 'unchanged' && !isDirty && <MessageBox kind="info">{t('account.data.unchanged')}</MessageBox>}
          </LiveRegion>
        }
      >
        <UserInfoFields account={account} settings={settings} />
        <QuestionFields schemes={schemes} />
      </SchemaForm>
    </>
  )
}
