import type { StudentDetail } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useProofDays } from '../../hooks/use-proof-days.ts'
import { DetailPart } from '../../parts/DetailPart.tsx'
import { Decisions } from '../../parts/portal/decisions/Decisions.tsx'
import { TakeBackYes } from '../../parts/portal/TakeBackYes.tsx'
import { getStudentDetails } from '../../state/school/school.calls.ts'
import { selectOwn, selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractHistory } from './ContractHistory.tsx'
import { EmployeeLeaves } from './EmployeeLeaves.tsx'
import { PupilLeaves } from './PupilLeaves.tsx'

type Contract = StudentDetail['contracts'][number]

/** A way is told where both ends of it are known (Spec 3 §5). */
const wayOf = ({ start, destination, via }: Contract): string | null =>
  start && destination ? [start, via, destination].filter(Boolean).join(' – ') : null

/** A pupil: who, where and since when, with which contract, card, proofs and requests. */
export function PupilDetail({ pupil }: { pupil: StudentDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { street, houseNumber, postCode, city, email, phone, contracts, changeRequests, memberships, guardianAddress } =
    pupil
  // Ways to school are decided on, and by who pays alone: who sees no price sees no decision.
  const own = useAppSelector(selectOwn)
  const seesHistory = useAppSelector(selectSeesNode(['Student']))
  const isOfSchools = own?.some(({ words }) => words === 'school') ?? false
  const isOfCompany = own?.some(({ words }) => words === 'company') ?? false
  const decidedOn = isOfSchools ? contracts.filter(({ priceInCent }) => priceInCent !== null) : []
  // Whoever cannot decide cannot take back either.
  const mayDecide = useAppSelector(selectSeesNode(['AcceptDecline']))
  const takeable = mayDecide ? contracts.filter(({ mayTakeBack }) => mayTakeBack) : []
  const daysOf = useProofDays()
  const again = () => void dispatch(getStudentDetails({ params: { guid: pupil.guid } }))
  const facts = [
    { term: t('school.pupils.customerNumber'), detail: pupil.customerNumber },
    { term: t('school.pupils.personnelNumber'), detail: pupil.personnelNumber },
    { term: t('school.pupils.organisation'), detail: pupil.organisation.name },
    { term: t('school.pupils.grade'), detail: pupil.grade },
    { term: t('school.pupils.class'), detail: pupil.class },
    { term: t('school.pupils.birthDate'), detail: format.date(pupil.birthDate) },
    { term: t('school.pupils.gender'), detail: t(`school.pupils.genders.${pupil.gender}`) },
    { term: t('school.pupils.address'), detail: `${street} ${houseNumber}, ${postCode} ${city}`.replace(/^[ ,]+/, '') },
    { term: t('school.pupils.contact'), detail: [email, phone].filter(Boolean).join(' · ') },
    {
      term: t('school.pupils.guardianAddress'),
      detail: guardianAddress && t(`school.pupils.guardianAddressIs.${guardianAddress}`),
    },
  ]
  const validity = ({ validFrom, validUntil }: Contract) => {
    if (validFrom === null) return null
    if (validUntil === null) return `${format.date(validFrom)} – ${t('school.pupils.unlimited')}`
    return format.dayRange(validFrom, validUntil)
  }
  const ownShare = ({ hasOwnShare }: Contract) =>
    hasOwnShare === null ? null : t(hasOwnShare ? 'school.pupils.withOwnShare' : 'school.pupils.withoutOwnShare')
  const medium = ({ cardNumber, outputMedium }: Contract) =>
    cardNumber
      ? t('school.pupils.card', { number: cardNumber })
      : outputMedium === 'phone' && t('school.pupils.onPhone')
  const proof = (isMissing: boolean, neededBy: string | null) => {
    if (!isMissing) return t('school.pupils.proofThere')
    if (neededBy === null) return t('school.pupils.proofMissing')
    return t('school.pupils.proofMissingUntil', { day: format.date(neededBy) })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section tabIndex={0} aria-label={`${pupil.firstName} ${pupil.lastName}`}>
      {/* A fact nobody knows is left out. */}
      <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
      <DetailPart
        title={t('school.pupils.parts.contracts')}
        lines={contracts.map(contract => ({
          id: contract.guid,
          what: `${contract.product} · ${contract.stateText}`,
          more: [contract.number, validity(contract), wayOf(contract), medium(contract) || null, ownShare(contract)],
          cents: contract.priceInCent ?? undefined,
        }))}
      />
      {takeable.map(contract => (
        <div key={contract.guid}>
          <TakeBackYes contract={contract} name={`${pupil.firstName} ${pupil.lastName}`} onDone={again} />
        </div>
      ))}
      {decidedOn.map(contract => (
        <Decisions key={contract.guid} contract={contract} isRunning={contract.state === 'Granted'} />
      ))}
      <DetailPart
        title={t('school.pupils.parts.proofs')}
        lines={contracts.flatMap(({ proofs }) =>
          proofs.map(({ guid, label, isMissing, neededBy, ...days }) => ({
            id: guid,
            what: label,
            more: [proof(isMissing, neededBy), daysOf(days) || null],
          })),
        )}
      />
      <DetailPart
        title={t('school.pupils.parts.requests')}
        lines={changeRequests.map(({ guid, text, stateText, requestedOn, requestedBy, decision }) => ({
          id: guid,
          what: text.join(' '),
          more: [stateText, format.instantDate(requestedOn), requestedBy, decision],
        }))}
      />
      {(seesHistory ? contracts : []).map(contract => (
        <ContractHistory key={contract.guid} contract={contract} />
      ))}
      <DetailPart
        title={t('school.pupils.parts.memberships')}
        lines={memberships.map(({ organisation, grade, class: ofClass, from, until }) => ({
          id: `${organisation.guid} ${from}`,
          what: [organisation.name, ofClass || grade].filter(Boolean).join(', '),
          more: [`${format.date(from)} – ${until === null ? t('school.pupils.today') : format.date(until)}`],
        }))}
      />
      {isOfCompany && !pupil.isFormer && <EmployeeLeaves employee={pupil} />}
      {isOfSchools && seesHistory && <PupilLeaves pupil={pupil} />}
    </section>
  )
}
