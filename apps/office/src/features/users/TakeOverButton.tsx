import { key, type StaffUserDetail } from '@billett/contract'
import { ACT_REASON_LENGTH, hasUserType, USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { actAs, staffTokens } from '@billett/web-kit/session/take-over.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { takeOverUser } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

const Wish = z.object({
  reason: z.string().check(z.minLength(ACT_REASON_LENGTH.min, key('reasonTooShort'))),
  ticketNumber: z.string(),
})
type Wish = z.infer<typeof Wish>

type Account = Pick<
  StaffUserDetail,
  | 'userId'
  | 'userType'
  | 'state'
  | 'clientId'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'customerNumber'
  | 'allowsTakeOver'
>

/** Begins to act in a customer's place, with a reason; only for those whom the server would let be taken over. */
export function TakeOverButton({ user }: { user: Account }) {
  const { t } = useTexts()
  const { clientId } = useOffice().client.config.settings
  const mayTakeOver = useAppSelector(selectHolds(['AllowedToTakeOverUsers']))
  const [open, setOpen] = useState(false)
  const isCustomer = hasUserType(user.userType, USER_TYPE.WebShop) && user.clientId === clientId
  if (!mayTakeOver || !isCustomer || user.state !== 'active') return null
  if (!user.allowsTakeOver) return <Text color="textSecondary">{t('users.takeOver.unwanted')}</Text>
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('users.takeOver.open')}
      </Button>
      {open && <TakeOverDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function TakeOverDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(takeOverUser)
  const form = useSchemaForm<Wish>({ schema: Wish, defaultValues: { reason: '', ticketNumber: '' }, errors })
  const send = async (query: Wish) => {
    const own = staffTokens()
    const answer = await dispatch(takeOverUser({ params: { userId: user.userId }, query }))
    const [taken] = takeOverUser.fulfilled.match(answer) ? answer.payload.data : []
    if (!taken) return
    actAs(taken.id_token, own)
    window.location.assign(link('start'))
  }
  return (
    <FormDialog
      title={t('users.takeOver.title', { name: userName(user) })}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('users.takeOver.yes')}
      onClose={onClose}
    >
      <Text>{t('users.takeOver.text')}</Text>
      <TextField<Wish> name="reason" label={t('users.takeOver.reason')} maxLength={ACT_REASON_LENGTH.max} />
      <TextField<Wish> name="ticketNumber" label={t('users.takeOver.ticketNumber')} optional maxLength={40} />
    </FormDialog>
  )
}
