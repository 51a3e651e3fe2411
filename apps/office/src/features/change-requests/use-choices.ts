import { type ChangeRequestKind, GENDER } from '@billett/domain'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import {
  getOrganisationFiles,
  getOrganisations,
  getStudentDetails,
  getStudents,
  getSubscriptions,
} from '../../state/school/school.calls.ts'
import {
  selectOffers,
  selectOrganisations,
  selectStudent,
  selectStudents,
  selectUploadedFiles,
} from '../../state/school/school.selectors.ts'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { REASONS } from './request-body.ts'
import { FIELDS, type RequestField } from './request-fields.ts'

/** Names of a page that are offered at once; more are found by typing. */
const OFFERED = 100

type Choice = { value: string; text: string }

interface Asked {
  organizationId: string
  /** What is typed of a name. */
  search: string
  /** What is typed of what a document is called. */
  fileSearch: string
  studentGuid: string
  documentGuid: string
}

/** The documents that are offered: those of the page, and the one that was chosen out of another one before. */
function useFiles(documentGuid: string): readonly Choice[] {
  const files = useAppSelector(selectUploadedFiles) ?? []
  const offered = files.map(({ guid, title, fileName }) => ({ value: guid, text: title || fileName }))
  const [kept, setKept] = useState<Choice>()
  const chosen = offered.find(({ value }) => value === documentGuid)
  if (chosen && chosen.value !== kept?.value) setKept(chosen)
  return chosen || kept?.value !== documentGuid ? offered : [kept, ...offered]
}

/** What can be chosen in the form of a kind, asked for as far as the form needs it. */
export function useChoices(
  kind: ChangeRequestKind,
  { organizationId, search, fileSearch, studentGuid, documentGuid }: Asked,
): Readonly<Partial<Record<RequestField, readonly Choice[]>>> {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const students = useAppSelector(selectStudents) ?? []
  const student = useAppSelector(selectStudent(studentGuid))
  const files = useFiles(documentGuid)
  const offers = useAppSelector(selectOffers) ?? []
  const places = useAppSelector(selectOrganisations) ?? []
  const asks = (field: RequestField) => FIELDS[kind].includes(field)
  const [asksPupil, asksOffer, asksFile] = [asks('studentGuid'), asks('configurationId'), asks('documentGuid')]
  const asksPlace = kind === 'change'
  useEffect(() => {
    const query = { organizationId, search: search.trim() || undefined, pageSize: OFFERED }
    if (asksPupil) void dispatch(getStudents({ query }))
  }, [dispatch, asksPupil, organizationId, search])
  useEffect(() => {
    if (studentGuid) void dispatch(getStudentDetails({ params: { guid: studentGuid } }))
  }, [dispatch, studentGuid])
  useEffect(() => {
    if (asksOffer) void dispatch(getSubscriptions({ query: {} }))
    if (asksPlace) void dispatch(getOrganisations({ query: { page: 0 } }))
  }, [dispatch, asksOffer, asksPlace])
  useEffect(() => {
    const query = { search: fileSearch.trim() || undefined }
    if (asksFile) void dispatch(getOrganisationFiles({ params: { orgGuid: organizationId }, query }))
  }, [dispatch, asksFile, organizationId, fileSearch])
  const known = student && !students.some(({ guid }) => guid === student.guid) ? [student, ...students] : students
  // Pause and cancel need a ticket that was issued (Spec 3 §4).
  const contracts = (student?.contracts ?? []).filter(
    ({ mayPause, mayCancel }) => (kind !== 'pause' || mayPause) && (kind !== 'cancel' || mayCancel),
  )
  const [, reasons = []] = Object.entries<readonly string[]>(REASONS).find(([one]) => one === kind) ?? []
  return {
    studentGuid: known.map(({ guid, firstName, lastName, class: ofClass }) => ({
      value: guid,
      text: [`${lastName}, ${firstName}`, ofClass].filter(Boolean).join(' · '),
    })),
    contractGuid: contracts.map(({ guid, number, product }) => ({ value: guid, text: `${product} · ${number}` })),
    configurationId: offers.map(({ guid, title }) => ({ value: guid, text: title })),
    organizationId: places
      .filter(({ guid }) => guid !== organizationId)
      .map(({ guid, name }) => ({ value: guid, text: name })),
    proofGuid: (student?.contracts ?? []).flatMap(({ number, proofs }) =>
      proofs
        .filter(({ isMissing }) => isMissing)
        .map(({ guid, label }) => ({ value: guid, text: `${label} · ${number}` })),
    ),
    documentGuid: files,
    gender: Object.values(GENDER).map(value => ({ value: String(value), text: t(`school.pupils.genders.${value}`) })),
    reason: reasons.flatMap(value => {
      const text = REASON_TEXTS.get(value)
      return text ? [{ value, text: t(text) }] : []
    }),
  }
}

/** What each reason is called; some kinds share one. */
const REASON_TEXTS: ReadonlyMap<string, TextKey> = new Map(
  Object.values(REASONS)
    .flat()
    .map(reason => [reason, `school.requests.reasons.${reason}`]),
)
