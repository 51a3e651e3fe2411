import { USER_TYPE } from '@billett/domain'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { ResetPassword } from '@billett/web-kit/sign-in/ResetPassword.tsx'
import { useOffice } from '../../hooks/office.ts'

/** Where the link of an invitation leads. Whose key is refused gets a new one from whoever invited them. */
export function NewPasswordPage() {
  const { id = '' } = useParams()
  const link = useLink()
  const { passwordPolicy } = useOffice().client.config.settings
  return <ResetPassword resetKey={id} policy={passwordPolicy} userType={USER_TYPE.HGS} login={link('admin')} />
}
