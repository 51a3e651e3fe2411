import { homeCountry } from '@billett/clients'
import type { DynamicInfoSchemeReply } from '@billett/contract'
import { localDate } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useCallback, useMemo, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { QuestionFields } from '../../parts/person/QuestionFields.tsx'
import { type Answers, answersOf, questionField } from '../../parts/person/question-form.ts'
import { register, registerToken } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AccessFields } from './AccessFields.tsx'
import { ClaimFields } from './ClaimFields.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { DeviatingAddress } from './DeviatingAddress.tsx'
import { PersonFields } from './PersonFields.tsx'
import { type RegisterValues, registerSchema, type Tab } from './register-form.ts'
import { blankRegistration, claimOf, registrationOf } from './registration-of.ts'

interface Props {
  tab: Tab
  schemes: readonly DynamicInfoSchemeReply[]
  onSent: (email: string) => void
}

/** Fields the server names that no input of this page has. */
const ELSEWHERE = /^(clientId|userType|originUrl|address)$/

/** Everything an account needs, on one page. */
export function RegisterForm({ tab, schemes, onSent }: Props) {
  const { t } = useTexts()
  const { client, region } = useShop()
  const { settings } = client.config
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(tab === 'new' ? register : registerToken)
  const [sent, setSent] = useState<Answers>({})
  const fieldOf = useCallback((named: string) => (ELSEWHERE.test(named) ? '' : questionField(named, sent)), [sent])
  const named = useErrorsAt(errors, fieldOf)
  const schema = useMemo(
    () => registerSchema({ tab, settings, schemes, today: localDate(new Date().toISOString(), region.timeZone) }),
    [tab, settings, schemes, region.timeZone],
  )
  const form = useSchemaForm<RegisterValues>({
    schema,
    defaultValues: { ...blankRegistration(homeCountry(client.config)), answers: answersOf(schemes) },
    errors: named,
  })
  const send = async (values: RegisterValues) => {
    setSent(values.answers)
    const origin = window.location.href
    const answer = await (tab === 'new'
      ? dispatch(register({ body: registrationOf(values, settings, origin) }))
      : dispatch(registerToken({ body: claimOf(values, settings, origin) })))
    if (answer.meta.requestStatus === 'fulfilled') onSent(values.email)
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={named} submit={t('frame.createAccount')} spacing={4}>
      {tab === 'existing' && <ClaimFields by={settings.register.existingCustomerCodeType} />}
      <AccessFields />
      {tab === 'new' && <PersonFields settings={settings} />}
      <DeviatingAddress tab={tab} />
      <QuestionFields schemes={schemes} />
      <ConsentFields />
    </SchemaForm>
  )
}
