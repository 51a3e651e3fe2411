import type { StaffUserDetail } from '@billett/contract'
import { countryName, hasUserType, USER_TYPE } from '@billett/domain'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { StaffLog } from '../../parts/StaffLog.tsx'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { UserMatters } from './matters/UserMatters.tsx'
import { toldAnswers } from './told-answers.ts'
import styles from './UserDetail.module.css'
import { UserNotes } from './UserNotes.tsx'
import { UserSessions } from './UserSessions.tsx'
import { UserState } from './UserState.tsx'
import { userName } from './user-name.ts'

/** An account as staff see it: whose it is, where it is signed in, and what happened to it. */
export function UserDetail({ user }: { user: StaffUserDetail }) {
  const { t, find, language } = useTexts()
  const { client } = useOffice()
  const format = useFormat()
  const moment = (instant: string | null) => instant && format.instantDateTime(instant)
  const facts = [
    { term: t('users.state'), detail: <UserState state={user.state} /> },
    { term: t('users.kind'), detail: t(hasUserType(user.userType, USER_TYPE.HGS) ? 'users.staff' : 'users.customer') },
    { term: t('users.email'), detail: user.email },
    { term: t('users.username'), detail: user.username === user.email ? null : user.username },
    { term: t('users.customerNumber'), detail: user.customerNumber },
    { term: t('office.client'), detail: user.client },
    { term: t('common.person.birthDate'), detail: user.birthDate && format.date(user.birthDate) },
    { term: t('users.phone'), detail: user.phone },
    { term: t('users.confirmed'), detail: moment(user.confirmedOn) || t('common.no') },
    { term: t('users.light'), detail: t(`users.lights.${user.boniversumTrafficLightScore}`) },
    { term: t('users.checkedOn'), detail: moment(user.creditRatingCheckPerformedOn) },
    { term: t('users.picture'), detail: user.pictureId && t('common.yes') },
    { term: t('users.registeredOn'), detail: moment(user.registeredOn) },
    { term: t('users.activatedOn'), detail: moment(user.activatedOn) },
    { term: t('users.deletionRequestedOn'), detail: moment(user.deletionRequestedOn) },
    {
      term: t('users.deletion.due'),
      detail:
        user.deletion &&
        [
          t('users.deletion.notBefore', { moment: format.instantDateTime(user.deletion.dueOn) }),
          user.deletion.openOrders > 0 && t('users.deletion.orders', { count: user.deletion.openOrders }),
          user.deletion.applications > 0 && t('users.deletion.applications', { count: user.deletion.applications }),
        ]
          .filter(Boolean)
          .join(' '),
    },
    { term: t('users.originUrl'), detail: user.originUrl },
  ]
  const parts: [TextKey, string[]][] = [
    [
      'users.parts.addresses',
      user.addresses.map(({ addressName, street, houseNumber, additional, postCode, city, country }) =>
        [addressName, `${street} ${houseNumber}`, additional, `${postCode} ${city}`, countryName(country, language)]
          .filter(line => line.trim() !== '')
          .join(', '),
      ),
    ],
    ['users.parts.paymentMethods', user.paymentMethods.map(({ label }) => label)],
    [
      'users.parts.bankDetails',
      user.bankDetails.map(({ iban, creditInstitute, accountHolder, reference, consentOn, revokedOn }) =>
        [
          iban,
          creditInstitute,
          accountHolder,
          t('users.mandate', { reference, moment: format.instantDate(consentOn) }),
          revokedOn && t('users.revoked', { moment: format.instantDate(revokedOn) }),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ],
    [
      'users.parts.services',
      user.services.map(
        ({ openIdClientId, acceptedOn }) =>
          `${openIdClientId}, ${t('users.since', { moment: format.instantDate(acceptedOn) })}`,
      ),
    ],
    ['users.parts.answers', toldAnswers(user, client, { language, format, yes: t('common.yes'), no: t('common.no') })],
    [
      'users.parts.sent',
      user.sent.map(({ way, what, on, state, readOn }) =>
        [
          `${format.instantDateTime(on)}: ${what}`,
          t(`users.sent.${way}`),
          state !== null && state !== 'sent' && t(`mails.states.${state}`),
          readOn && t('users.sent.read', { moment: format.instantDateTime(readOn) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ],
    // A word of the journal that has no text yet stands as it is.
    [
      'users.parts.journal',
      user.journal.map(({ kind, on }) => `${format.instantDateTime(on)}: ${find(`users.journal.${kind}`) ?? kind}`),
    ],
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section tabIndex={0} aria-label={t('users.named', { name: userName(user) })}>
      {user.isMasked && <MessageBox kind="info">{t('users.masked')}</MessageBox>}
      {/* A fact nobody knows is left out. */}
      <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
      {hasUserType(user.userType, USER_TYPE.WebShop) && <UserMatters key={user.userId} userId={user.userId} />}
      <UserNotes user={user} />
      <UserSessions user={user} />
      {parts
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <section key={title} className={styles.part}>
            <Text variant="h3">{t(title)}</Text>
            <ul className={styles.lines}>
              {lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as it came.
                <li key={place} className={styles.line}>
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
      <StaffLog kind="user" id={user.userId} />
    </section>
  )
}
