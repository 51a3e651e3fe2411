import type { DynamicInfoSchemeReply } from '@billett/contract'
import { localDate } from '@billett/domain'
import Stack from '@mui/material/Stack'
import { useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { QuestionFields } from '../../app/person/QuestionFields.tsx'
import { type Answers, answersOf, questionField } from '../../app/person/question-form.ts'
import { useShop } from '../../app/shop.ts'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { register, registerToken } from '../../state/user/user.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AccessFields } from './AccessFields.tsx'
import { ClaimFields } from './ClaimFields.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { DeviatingAddress } from './DeviatingAddress.tsx'
import { PersonFields } from './PersonFields.tsx'
import { type RegisterValues, registerSchema, type Tab } from './register-form.ts'
import { claimOf, EMPTY, registrationOf } from './registration-of.ts'

interface Props {
  tab: Tab
  schemes: readonly DynamicInfoSchemeReply[]
  onSent: (email: string) => void
}

/** Fields the server names that no input of this page has. */
const ELSEWHERE = /^(clientId|userType|originUrl|address)$/

/** Everything an account needs, on one page. */
export function RegisterForm({ tab, schemes, onSent }: Props) {
  const { t } = useTranslation()
  const { client, region } = useShop()
  const { settings } = client.config
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(tab === 'new' ? register : registerToken)
  const [sent, setSent] = useState<Answers>({})
  const named = useMemo(
    () =>
      errors.map(error => ({
        ...error,
        field: ELSEWHERE.test(error.field) ? '' : questionField(error.field, sent),
      })),
    [errors, sent],
  )
  const schema = useMemo(
    () => registerSchema({ tab, settings, schemes, today: localDate(new Date().toISOString(), region.timeZone) }),
    [tab, settings, schemes, region.timeZone],
  )
  const form = useSchemaForm<RegisterValues>({
    schema,
    defaultValues: { ...EMPTY, answers: answersOf(schemes) },
    errors: named,
  })
  const send = form.handleSubmit(async values => {
    setSent(values.answers)
    const origin = window.location.href
    const answer = await (tab === 'new'
      ? dispatch(register({ body: registrationOf(values, settings, origin) }))
      : dispatch(registerToken({ body: claimOf(values, settings, origin) })))
    if (answer.meta.requestStatus === 'fulfilled') onSent(values.email)
  })
  return (
    <FormProvider {...form}>
      <Panel
        component="form"
        method="post"
        noValidate
        sx={{ mt: 2.5 }}
        onSubmit={event => {
          event.preventDefault()
          if (!loading) void send(event)
        }}
      >
        <Stack spacing={4}>
          {tab === 'existing' && <ClaimFields by={settings.register.existingCustomerCodeType} />}
          <AccessFields />
          {tab === 'new' && <PersonFields settings={settings} />}
          <DeviatingAddress tab={tab} />
          <QuestionFields schemes={schemes} />
          <ConsentFields />
          <CallErrors errors={named} />
          <BusyButton type="submit" size="large" busy={loading} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('signIn.register.submit')}
          </BusyButton>
        </Stack>
      </Panel>
    </FormProvider>
  )
}
