import type {
  Batch,
  BatchRow,
  ChangeRequestPreview,
  ContactPerson,
  DeclineReason,
  FinancialReport,
  OrganisationDocument,
  OwnOrganisation,
  PayersDetail,
  ReportOfClass,
  SchoolChangeRequest,
  SchoolContract,
  SchoolDetail,
  SchoolOrganisation,
  StopChoice,
  Student,
  StudentDetail,
  StudentsFound,
  SubscriptionOffer,
} from '@billett/contract'
import type { PortalLook } from '@billett/domain'
import { isSessionOver } from '@billett/web-kit/session/is-session-over.ts'
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import * as calls from './school.calls.ts'

interface SchoolState {
  /** Where the reader is named, and as what. */
  own: OwnOrganisation[] | null
  /** The organisations that were found last. */
  organizations: SchoolOrganisation[] | null
  /** The node of the tree that was chosen last. */
  selectedTreeItem: string | null
  /** The organisation whose screens are looked at; of the reader’s own while none was chosen. */
  selectedOrganizationId: string | null
  /** Who pays for it, as far as that is known. */
  costUnitForSelectedOrganization: string | null
  organization: PayersDetail | SchoolDetail | null
  customers: Student[] | null
  /** How many there are in all, with their grades and classes. */
  customersFound: StudentsFound | null
  /** The pupil that was looked at last. */
  customer: StudentDetail | null
  /** What waits to be accepted or declined, and what was decided of it. */
  openContracts: SchoolContract[] | null
  declineReasons: DeclineReason[] | null
  changeRequests: SchoolChangeRequest[] | null
  /** What would become of the request that is being made. */
  requestPreview: ChangeRequestPreview | null
  /** Stops that were found for a way, of this and earlier searches. */
  stops: StopChoice[]
  /** Subscriptions that can be asked for. */
  offers: SubscriptionOffer[] | null
  contactPersons: ContactPerson[] | null
  uploadedFiles: OrganisationDocument[] | null
  financialReport: FinancialReport | null
  /** Lists that were taken in for an organisation, the latest first. */
  batches: Batch[] | null
  /** The one that is worked on. */
  batch: Batch | null
  batchRows: BatchRow[] | null
  /** What one school has cost, by class. */
  reportOfSchool: ReportOfClass[] | null
  /** How the reader wants to see the portal; null until it was read from the device. */
  view: PortalLook | null
  /** The reader has said so since the start. */
  isViewChosen: boolean
}

const initialState: SchoolState = {
  own: null,
  organizations: null,
  selectedTreeItem: null,
  selectedOrganizationId: null,
  costUnitForSelectedOrganization: null,
  organization: null,
  customers: null,
  customersFound: null,
  customer: null,
  openContracts: null,
  declineReasons: null,
  changeRequests: null,
  requestPreview: null,
  stops: [],
  offers: null,
  contactPersons: null,
  uploadedFiles: null,
  financialReport: null,
  batches: null,
  batch: null,
  batchRows: null,
  reportOfSchool: null,
  view: null,
  isViewChosen: false,
}

/** The one with the same name of its own is replaced. */
function replaced<Row extends { guid: string }>(rows: Row[] | null, news: readonly Row[]): Row[] | null {
  if (rows === null) return null
  return rows.map(row => news.find(({ guid }) => guid === row.guid) ?? row)
}

/** What people of schools and cost units see (Spec 3 §3). It goes with whoever saw it. */
export const schoolSlice = createSlice({
  name: 'schoolSubscriptionStore',
  initialState,
  reducers: {
    organisationChosen: (state, { payload }: PayloadAction<string>) => {
      if (state.selectedOrganizationId === payload) return
      state.selectedTreeItem = payload
      state.selectedOrganizationId = payload
      state.costUnitForSelectedOrganization = null
    },
    viewChosen: (state, { payload }: PayloadAction<PortalLook>) => {
      state.view = payload
      state.isViewChosen = true
    },
    /** As it was on this device; what the account says takes its place. */
    viewFound: (state, { payload }: PayloadAction<PortalLook>) => {
      state.view = payload
    },
  },
  extraReducers: builder => {
    builder
      .addCase(calls.getPortalSettings.fulfilled, (state, { payload }) => {
        const [look] = payload.data
        // Whoever has chosen meanwhile keeps that.
        if (look && !state.isViewChosen) state.view = look
      })
      .addCase(calls.getOrganisationByUser.fulfilled, (state, { payload }) => {
        state.own = payload.data
        state.selectedOrganizationId ??= payload.data[0]?.guid ?? null
      })
      .addCase(calls.getOrganisations.fulfilled, (state, { payload, meta }) => {
        const page = meta.arg?.query?.page ?? 0
        state.organizations = page === 0 ? payload.data : [...(state.organizations ?? []), ...payload.data]
      })
      .addCase(calls.searchOrganisations.fulfilled, (state, { payload }) => {
        state.organizations = payload.data
      })
      .addCase(calls.setIsObligatedToControl.fulfilled, (state, { payload }) => {
        state.organizations = replaced(state.organizations, payload.data)
        const now = payload.data.find(({ guid }) => guid === state.organization?.guid)
        if (now && state.organization) {
          state.organization.isObligatedToControl = now.isObligatedToControl
          state.organization.controlChangesOn = now.controlChangesOn
        }
      })
      .addCase(calls.getStudents.fulfilled, (state, { payload }) => {
        state.customers = payload.data
      })
      .addCase(calls.countStudents.fulfilled, (state, { payload }) => {
        state.customersFound = payload.data[0] ?? null
      })
      .addCase(calls.getStudentDetails.pending, state => {
        state.customer = null
      })
      .addCase(calls.getStudentDetails.fulfilled, (state, { payload }) => {
        state.customer = payload.data[0] ?? null
      })
      .addCase(calls.getContractsOfOrganisation.fulfilled, (state, { payload }) => {
        state.openContracts = payload.data
      })
      .addCase(calls.getDeclineReasons.fulfilled, (state, { payload }) => {
        state.declineReasons = payload.data
      })
      .addCase(calls.getSchoolChangeRequests.fulfilled, (state, { payload }) => {
        state.changeRequests = payload.data
      })
      .addCase(calls.createSchoolChangeRequest.fulfilled, (state, { payload }) => {
        state.changeRequests = [...payload.data, ...(state.changeRequests ?? [])]
      })
      .addCase(calls.previewSchoolChangeRequest.pending, state => {
        state.requestPreview = null
      })
      .addCase(calls.previewSchoolChangeRequest.fulfilled, (state, { payload }) => {
        state.requestPreview = payload.data[0] ?? null
      })
      .addCase(calls.searchOrigins.fulfilled, (state, { payload }) => {
        const known = new Set(state.stops.map(({ reference }) => reference))
        state.stops = [...state.stops, ...payload.data.filter(({ reference }) => !known.has(reference))]
      })
      .addCase(calls.getSubscriptions.fulfilled, (state, { payload }) => {
        state.offers = payload.data
      })
      .addCase(calls.getContactPersons.fulfilled, (state, { payload }) => {
        state.contactPersons = payload.data
      })
      .addCase(calls.createContactPerson.fulfilled, (state, { payload }) => {
        state.contactPersons = [...(state.contactPersons ?? []), ...payload.data]
      })
      .addCase(calls.updateContactPerson.fulfilled, (state, { payload }) => {
        state.contactPersons = replaced(state.contactPersons, payload.data)
      })
      .addCase(calls.deleteContactPerson.fulfilled, (state, { meta }) => {
        const { guid } = meta.arg.params
        state.contactPersons = state.contactPersons?.filter(person => person.guid !== guid) ?? null
      })
      .addCase(calls.getOrganisationFiles.fulfilled, (state, { payload }) => {
        state.uploadedFiles = payload.data
      })
      .addCase(calls.uploadOrganisationFile.fulfilled, (state, { payload }) => {
        if (state.uploadedFiles) state.uploadedFiles = [...payload.data, ...state.uploadedFiles]
      })
      .addCase(calls.getFinancialReport.pending, state => {
        state.financialReport = null
      })
      .addCase(calls.getFinancialReport.fulfilled, (state, { payload }) => {
        state.financialReport = payload.data[0] ?? null
      })
      .addCase(calls.getReportOfSchool.pending, state => {
        state.reportOfSchool = null
      })
      .addCase(calls.getReportOfSchool.fulfilled, (state, { payload }) => {
        state.reportOfSchool = payload.data
      })
      .addCase(calls.getBatches.pending, state => {
        state.batches = null
      })
      .addCase(calls.getBatches.fulfilled, (state, { payload }) => {
        state.batches = payload.data
      })
      .addCase(calls.getBatchRows.fulfilled, (state, { payload }) => {
        state.batchRows = payload.data
      })
      .addMatcher(
        isAnyOf(
          calls.importStudents.fulfilled,
          calls.getBatch.fulfilled,
          calls.compareBatch.fulfilled,
          calls.decideBatchRow.fulfilled,
          calls.rehearseBatch.fulfilled,
          calls.applyBatch.fulfilled,
          calls.undoBatch.fulfilled,
          calls.discardBatch.fulfilled,
        ),
        (state, { payload }) => {
          state.batch = payload.data[0] ?? null
        },
      )
      // Accepting or declining a contract clears the pending item, a request is replaced (Spec 3 §4).
      .addMatcher(isAnyOf(calls.acceptContract.fulfilled, calls.declineContract.fulfilled), (state, { payload }) => {
        state.openContracts = replaced(state.openContracts, payload.data)
      })
      .addMatcher(
        isAnyOf(calls.acceptSchoolChangeRequest.fulfilled, calls.declineSchoolChangeRequest.fulfilled),
        (state, { payload }) => {
          state.changeRequests = replaced(state.changeRequests, payload.data)
        },
      )
      .addMatcher(
        isAnyOf(calls.getOrganisationDetails.pending, calls.getOrganisationDetailsForSchool.pending),
        state => {
          state.organization = null
        },
      )
      .addMatcher(
        isAnyOf(calls.getOrganisationDetails.fulfilled, calls.getOrganisationDetailsForSchool.fulfilled),
        (state, { payload }) => {
          const [organization = null] = payload.data
          state.organization = organization
          if (organization?.guid === state.selectedOrganizationId)
            state.costUnitForSelectedOrganization = organization?.payers[0]?.guid ?? null
        },
      )
      // Logging out and a 401 alike (Spec 2 §4.1).
      .addMatcher(isSessionOver, () => initialState)
  },
})

export const { organisationChosen, viewChosen, viewFound } = schoolSlice.actions
