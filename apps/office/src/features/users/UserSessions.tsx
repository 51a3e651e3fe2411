import type { StaffUserDetail } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { endUserSessions, getStaffUser } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './UserDetail.module.css'

/** Where somebody is signed in, and an end to it on one device. */
export function UserSessions({ user: { userId, userType, sessions } }: { user: StaffUserDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const say = useSay()
  const refusalText = useRefusalText()
  const dispatch = useAppDispatch()
  const mayEdit = useAppSelector(selectHolds(['AllowedToEditUsers']))
  const mayManage = useAppSelector(selectHolds(['AllowedToManageStaff']))
  const [ending, setEnding] = useState<string>()
  if (sessions.length === 0) return null
  const params = { userId }
  const end = async (sessionId: string) => {
    if (ending) return
    setEnding(sessionId)
    const answer = await dispatch(endUserSessions({ params, body: { sessionId } }))
    setEnding(undefined)
    if (endUserSessions.fulfilled.match(answer)) say(t('users.signOut.doneOne'))
    else say(refusalText(answer.payload?.errors))
    void dispatch(getStaffUser({ params }))
  }
  return (
    <section className={styles.part}>
      <Text variant="h3">{t('users.parts.sessions')}</Text>
      <ul className={styles.lines}>
        {sessions.map(({ sessionId, name: device, signedInOn, lastSeenOn }) => {
          const name = device || t('users.unknownDevice')
          const since = format.instantDateTime(signedInOn)
          return (
            <li key={sessionId} className={styles.line}>
              <Row spacing={2}>
                <span>{t('users.session', { name, since, seen: format.instantDateTime(lastSeenOn) })}</span>
                {mayEdit && (mayManage || !hasUserType(userType, USER_TYPE.HGS)) && (
                  <BusyButton
                    busy={ending === sessionId}
                    aria-label={t('users.signOut.oneOf', { name, since })}
                    onClick={() => void end(sessionId)}
                  >
                    {t('users.signOut.one')}
                  </BusyButton>
                )}
              </Row>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
