import { key, Password } from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { login } from '@billett/web-kit/session/session.calls.ts'
import { CredentialsForm } from '@billett/web-kit/sign-in/CredentialsForm.tsx'
import { LoginOutcome } from '@billett/web-kit/sign-in/LoginOutcome.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Staff sign in by a user name, which need not be an e-mail address (Spec 1 §5). */
const StaffCredentials = z.object({ email: z.string().check(z.minLength(1, key('required'))), password: Password })

/** User name and password (Spec 1 §2.5). */
export function StaffLoginForm() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const query = useQuery()
  const { clientId } = useOffice().client.config.settings
  const { loading, success, errors } = useCall(login)
  const [tried, setTried] = useState(false)
  const form = useSchemaForm({ schema: StaffCredentials, defaultValues: { email: '', password: '' }, errors })
  const enter = async (credentials: z.infer<typeof StaffCredentials>) => {
    setTried(true)
    const body = { ...credentials, clientId: query.get('overrideClientId') ?? clientId, userType: USER_TYPE.HGS }
    await dispatch(login({ body }))
  }
  return (
    <Panel>
      <CredentialsForm form={form} send={enter} busy={loading} name={{ label: t('signIn.username') }}>
        {tried && <LoginOutcome success={success} errors={errors} onToForm={() => form.setFocus('email')} />}
      </CredentialsForm>
    </Panel>
  )
}
