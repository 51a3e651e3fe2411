import {
  approveRollMembers,
  beginRollTask,
  decideRollEntitlement,
  decideRollMembers,
  getHandOutList,
  getRollMembers,
  getRollPost,
  getRollSchools,
  getSchoolYears,
  keepSchoolYear,
  noteHandOut,
  noteRollPost,
  noteScannedCard,
  planRollSchool,
  printRollPost,
  type RollMember,
  type RollSchool,
  type SchoolYear,
} from '@billett/contract'
import { ROLL_KINDS, ROLL_STEPS, type RollStep } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PAYER_ID, portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'

const GUID = '5c400000-0000-4000-8000-0000000000c1'

interface Left {
  step: RollStep
  left: number
  waitsFor?: RollStep[]
}

/** All steps, of those that are named how much is left. */
const stepsWith = (named: readonly Left[]): SchoolYear['steps'] =>
  ROLL_STEPS.map(step => {
    const { left = 0, waitsFor = [] } = named.find(one => one.step === step) ?? {}
    return { step, left, waitsFor, state: waitsFor.length > 0 ? 'waits' : left > 0 ? 'open' : 'done' }
  })

const aYear = (over: Partial<SchoolYear> = {}): SchoolYear => ({
  guid: GUID,
  authority: { guid: PAYER_ID, name: 'Kreis Falkenbrück' },
  label: '2027/28',
  key: 'sy2027',
  state: 'rolling',
  from: '2027-08-01',
  until: '2028-07-31',
  firstSchoolDay: '2027-09-01',
  windowFrom: '2027-02-01',
  windowUntil: '2027-06-30',
  handOutOn: '2027-09-01',
  photoYears: 4,
  mayLead: true,
  faults: [],
  steps: stepsWith([]),
  kinds: ROLL_KINDS.map(kind => ({ kind, count: 0 })),
  task: null,
  doneRows: 0,
  dueRows: 0,
  rolled: 'compared',
  failure: '',
  money: null,
  version: 3,
  ...over,
})

const at = (grade: string, name: string) => ({
  organisation: { guid: SCHOOL_ID, name: 'Lindenschule' },
  grade,
  class: name,
})

const aMember = (over: Partial<RollMember> = {}): RollMember => ({
  guid: '5c400000-0000-4000-8000-0000000000d1',
  firstName: 'Eva',
  lastName: 'Maier',
  birthDate: '2014-03-04',
  kind: 'unclear',
  why: 'classUnknown',
  before: at('7', 'Füchse'),
  after: null,
  awayFrom: null,
  awayUntil: null,
  isByHand: false,
  contractNumber: 'A-100',
  redecide: null,
  isEntitled: null,
  paysSelf: false,
  exemptionEnds: null,
  parentsSaid: [],
  isFirstCard: false,
  decision: '',
  waitsFor: null,
  isDeclined: false,
  letter: null,
  card: null,
  cardNumber: '',
  handedOutOn: null,
  cardReturnedOn: null,
  appliedOn: null,
  failure: '',
  ...over,
})

const aSchool = (over: Partial<RollSchool> = {}): RollSchool => ({
  organisation: { guid: SCHOOL_ID, name: 'Lindenschule' },
  pupils: 3,
  unclear: 1,
  waiting: 0,
  classes: [
    { from: '7a', pupils: 2, to: null },
    { from: 'Füchse', pupils: 1, to: null },
  ],
  lastGrade: null,
  successor: null,
  goesElsewhere: false,
  firstSchoolDay: null,
  isDone: false,
  ...over,
})

interface Opened {
  step?: RollStep
  members?: RollMember[]
  more?: ReturnType<typeof answering>[]
  view?: 'payer' | 'school'
}

async function open(years: SchoolYear[], { step, members = [aMember()], more = [], view = 'payer' }: Opened = {}) {
  const own = view === 'payer' ? { guid: PAYER_ID, name: 'Kreis Falkenbrück', view } : { view }
  const office = await renderOffice({
    at: step ? `/schoolYears?year=${GUID}&step=${step}` : '/schoolYears',
    answers: [
      ...portalDevice(['AcceptDecline'], own),
      ...more,
      answering(getSchoolYears, () => years),
      answering(getRollSchools, () => [aSchool()]),
      answering(getRollMembers, () => members),
    ],
  })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('school years', () => {
  it('are found in the menu, each with the step at which one goes on', async () => {
    await open([aYear({ steps: stepsWith([{ step: 'difference', left: 2 }]) })])
    const row = await screen.findByRole('row', { name: /2027\/28/ })
    expect(within(row).getByText('4. Unklare Fälle')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Schuljahreswechsel' })).toBeTruthy()
  })

  it('are added by who pays, with the usual days and each fault at its field', async () => {
    const { user, asked } = await open([], { more: [answering(keepSchoolYear, () => [aYear({ state: 'open' })])] })
    expect(await screen.findByText('Noch kein Schuljahr')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Schuljahr anlegen' }))
    const last = await screen.findByLabelText('Letzter Tag')
    const usual = last.getAttribute('value') ?? ''
    await user.clear(last)
    await user.type(last, '2020-01-01')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(last.getAttribute('aria-invalid')).toBe('true'))
    expect(asked(keepSchoolYear.name)).toEqual([])
    await user.clear(last)
    await user.type(last, usual)
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(asked(keepSchoolYear.name)).toMatchObject([{ body: { payerGuid: PAYER_ID, until: usual } }]),
    )
  })

  it('are waited for by a school, which cannot add one', async () => {
    await open([], { view: 'school' })
    expect(await screen.findByText(/sobald Ihr Kostenträger es angelegt hat/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Schuljahr anlegen' })).toBeNull()
  })

  it('that could not be read are asked for again', async () => {
    const { user, asked } = await open([], { more: [refusing(getSchoolYears, 500)] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked(getSchoolYears.name)).toHaveLength(2))
  })
})

describe('the steps into a year', () => {
  it('say what is missing before it can begin', async () => {
    await open([aYear({ state: 'open', rolled: null, faults: ['ruleMissing'] })], { step: 'rules' })
    expect(await screen.findByText('Am ersten Tag gilt keine Regel für den Anspruch.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tage ändern' })).toBeTruthy()
  })

  it('show a worker at it, and what it has done so far', async () => {
    const year = aYear({ state: 'open', rolled: null })
    const begun = aYear({ task: 'compare', doneRows: 500, dueRows: 4800 })
    const { user, asked } = await open([year], { step: 'proposal', more: [answering(beginRollTask, () => [begun])] })
    await user.click(await screen.findByRole('button', { name: 'Vorschlag machen' }))
    expect(await screen.findByRole('progressbar', { name: 'Der Vorschlag wird gemacht' })).toBeTruthy()
    expect(screen.getByText('500 von 4800')).toBeTruthy()
    expect(asked(beginRollTask.name)).toMatchObject([{ body: { task: 'propose', version: 3 } }])
  })

  it('tell whoever reads an older state that somebody else was faster', async () => {
    const refusal = { field: 'version', code: 1, key: 'error.changedMeanwhile', message: 'Jemand war schneller' }
    const { user } = await open([aYear()], { step: 'proposal', more: [refusing(beginRollTask, 409, refusal)] })
    await user.click(await screen.findByRole('button', { name: 'Neu vorschlagen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('take what a school says of its classes', async () => {
    const { user, asked } = await open([aYear()], {
      step: 'lists',
      view: 'school',
      more: [answering(planRollSchool, () => [aSchool({ isDone: true })])],
    })
    await user.click(await screen.findByRole('button', { name: 'Eintragen: Lindenschule' }))
    await user.type(await screen.findByLabelText(/^Aus Füchse/), '8f, 8g')
    await user.type(screen.getByLabelText(/^Letzter Jahrgang/), '10')
    await user.click(screen.getByLabelText(/Das ist alles/))
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(asked(planRollSchool.name)).toMatchObject([
        { body: { orgGuid: SCHOOL_ID, lastGrade: 10, isDone: true, classes: [{ from: 'Füchse', to: ['8f', '8g'] }] } },
      ]),
    )
  })

  it('tell a school that closes, and not where to where it may not look there', async () => {
    const elsewhere = answering(getRollSchools, () => [aSchool({ goesElsewhere: true })])
    const { user } = await open([aYear()], { step: 'lists', view: 'school', more: [elsewhere] })
    await user.click(await screen.findByRole('button', { name: 'Eintragen: Lindenschule' }))
    expect(await screen.findByText(/^Die Schule endet. An welche Schule alle gehen/)).toBeTruthy()
    expect(screen.queryByLabelText(/^Die Schule endet, alle gehen an/)).toBeNull()
  })

  it('have a person say what nobody could tell; a place needs its class', async () => {
    const { user, asked } = await open([aYear({ steps: stepsWith([{ step: 'difference', left: 1 }]) })], {
      step: 'difference',
      more: [answering(decideRollMembers, () => [aMember({ kind: 'changedClass' })])],
    })
    await user.click(await screen.findByRole('checkbox', { name: /Maier, Eva/ }))
    await user.click(await screen.findByRole('button', { name: 'Festlegen' }))
    await user.click(await screen.findByLabelText('Kommt an eine bestimmte Stelle'))
    await user.type(screen.getByLabelText('Jahrgang'), '8')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const name = screen.getByLabelText('Klasse')
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    await user.type(name, '8f')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(asked(decideRollMembers.name)).toMatchObject([
        { body: { wish: { kind: 'place', organizationId: SCHOOL_ID, grade: '8', class: '8f' } } },
      ]),
    )
    expect(await screen.findByText('Für eine Person festgelegt.')).toBeTruthy()
    expect(asked(getRollMembers.name).at(0)).toMatchObject({ query: { left: 'difference', page: 0 } })
  })

  it('say of who goes to a school that the reader may not look at no more than that', async () => {
    const members = [aMember({ kind: 'changedSchool', why: 'listed' })]
    await open([aYear()], { step: 'proposal', members, view: 'school' })
    expect(await screen.findByText('Schule außerhalb Ihrer Zuständigkeit')).toBeTruthy()
  })

  it('have who pays decide an entitlement with a reason', async () => {
    const { user, asked } = await open([aYear()], {
      step: 'entitlement',
      members: [aMember({ kind: 'changedSchool', redecide: 'school' })],
      more: [answering(decideRollEntitlement, () => [aMember({ isEntitled: false })])],
    })
    await user.click(await screen.findByRole('checkbox', { name: /Maier, Eva/ }))
    await user.click(await screen.findByRole('button', { name: 'Anspruch entscheiden' }))
    await user.click(await screen.findByLabelText(/^Das Ticket läuft zum Preis für Selbstzahlende weiter/))
    await user.type(screen.getByLabelText(/^Begründung/), '1,2 km')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(asked(decideRollEntitlement.name)).toMatchObject([
        { body: { isEntitled: false, paysSelf: true, reason: '1,2 km' } },
      ]),
    )
  })

  it('have a new proof of an exemption entered, until when it holds', async () => {
    const member = aMember({ redecide: 'exemption', isEntitled: true, exemptionEnds: '2027-07-31' })
    const { user, asked } = await open([aYear()], {
      step: 'entitlement',
      members: [member],
      more: [answering(decideRollEntitlement, () => [member])],
    })
    expect(await screen.findByText(/Befreiung endet am 31.07.2027/)).toBeTruthy()
    await user.click(await screen.findByRole('checkbox', { name: /Maier, Eva/ }))
    await user.click(await screen.findByRole('button', { name: 'Anspruch entscheiden' }))
    await user.type(await screen.findByLabelText(/^Befreit bis/), '2028-07-31')
    await user.type(screen.getByLabelText(/^Begründung/), 'Neuer Bescheid')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(asked(decideRollEntitlement.name)).toMatchObject([
        { body: { isEntitled: true, exemptionUntil: '2028-07-31', reason: 'Neuer Bescheid' } },
      ]),
    )
  })

  it('say what it costs and why, and that it has to be reckoned anew', async () => {
    const money: SchoolYear['money'] = {
      currency: 'EUR',
      contracts: 2,
      unknown: 1,
      beforeInCent: 75600,
      afterInCent: 37800,
      months: [{ payer: 'Kreis Falkenbrück', month: '2027-08', sumInCent: 3150 }],
      causes: [{ cause: 'leaves', contracts: 1, sumInCent: -37800 }],
    }
    await open([aYear({ money })], { step: 'money' })
    expect(await screen.findByText(/Seit der Berechnung hat sich etwas geändert/)).toBeTruthy()
    expect(screen.getByRole('row', { name: /verlassen die Schule 1 -378,00/ })).toBeTruthy()
    expect(screen.getByText(/Bei einem Vertrag ist nicht bekannt/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Neu berechnen' })).toBeTruthy()
  })

  it('show a school its own part of the way, and no money', async () => {
    await open([aYear({ mayLead: false, rolled: null })], { step: 'money', view: 'school' })
    const steps = within(await screen.findByRole('navigation', { name: 'Schritte' }))
    expect(steps.getAllByRole('listitem')).toHaveLength(4)
    expect(steps.queryByText('6. Kosten')).toBeNull()
  })

  it('have letters printed for whom no e-mail address is known, and noted once they were posted', async () => {
    const post = { value: { toPost: 2, printed: 0, unaddressed: 0 } }
    const { user, asked } = await open([aYear({ steps: stepsWith([{ step: 'letters', left: 2 }]) })], {
      step: 'letters',
      more: [
        answering(getRollPost, () => [post.value]),
        answering(printRollPost, () => []),
        answering(noteRollPost, () => [{ toPost: 0, printed: 0, unaddressed: 0 }]),
      ],
    })
    expect(await screen.findByText('2 Briefe warten auf die Post')).toBeTruthy()
    // Nobody is left who could be written to by e-mail.
    expect(screen.queryByRole('button', { name: 'Briefe verschicken' })).toBeNull()
    expect(screen.queryByRole('button', { name: /als verschickt vermerken/ })).toBeNull()
    post.value = { toPost: 2, printed: 2, unaddressed: 0 }
    await user.click(screen.getByRole('button', { name: 'Briefe drucken (PDF)' }))
    await user.click(await screen.findByRole('button', { name: '2 Briefe als verschickt vermerken' }))
    expect(await screen.findByText(/^Vermerkt/)).toBeTruthy()
    expect(asked(noteRollPost.name)).toEqual([{ params: { yearGuid: GUID } }])
  })

  it('let several be approved at once, and all who wait after a question', async () => {
    const year = aYear({ rolled: 'rehearsed', steps: stepsWith([{ step: 'approval', left: 2 }]) })
    const { user, asked } = await open([year], {
      step: 'approval',
      members: [aMember({ kind: 'continues', waitsFor: 'payer' })],
      more: [answering(approveRollMembers, () => [{ count: 1 }])],
    })
    await user.click(await screen.findByRole('checkbox', { name: /Maier, Eva/ }))
    await user.click(await screen.findByRole('button', { name: 'Zustimmen' }))
    expect(await screen.findByText('Einer Person zugestimmt.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Allen zustimmen, die auf mich warten' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Allen zustimmen, die auf mich warten' }))
    await waitFor(() => expect(asked(approveRollMembers.name)).toHaveLength(2))
    expect(asked(approveRollMembers.name)[1]).toEqual({ params: { yearGuid: GUID }, body: { isApproved: true } })
  })

  it('have who pays say why they decline, as that stands in the decision', async () => {
    const year = aYear({ rolled: 'rehearsed', steps: stepsWith([{ step: 'approval', left: 1 }]) })
    const refusal = { field: 'reason', code: 1, key: 'error.required', message: 'Bitte ausfüllen' }
    const { user, asked } = await open([year], {
      step: 'approval',
      members: [aMember({ kind: 'continues', waitsFor: 'payer' })],
      more: [refusing(approveRollMembers, 400, refusal)],
    })
    await user.click(await screen.findByRole('checkbox', { name: /Maier, Eva/ }))
    await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ablehnen?' }))
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    const reason = dialog.getByLabelText(/^Begründung/)
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
    await user.type(reason, 'Der Schulbus ist frei')
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(asked(approveRollMembers.name)).toHaveLength(2))
    expect(asked(approveRollMembers.name)[1]).toMatchObject({
      body: { isApproved: false, reason: 'Der Schulbus ist frei' },
    })
  })

  it('take effect after a question, which says for how many', async () => {
    const year = aYear({ rolled: 'rehearsed', steps: stepsWith([{ step: 'apply', left: 4800 }]) })
    const begun = aYear({ task: 'apply' })
    const { user } = await open([year], { step: 'apply', more: [answering(beginRollTask, () => [begun])] })
    await user.click(await screen.findByRole('button', { name: 'Wirksam machen' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText(/^Für 4.800 Personen gilt das neue Schuljahr ab 01.08.2027. Bescheide für alle/),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Wirksam machen' }))
    expect(await screen.findByRole('progressbar', { name: 'Das Schuljahr wird wirksam' })).toBeTruthy()
  })

  it('do not take effect while something is left, and say what', async () => {
    const year = aYear({ steps: stepsWith([{ step: 'apply', left: 9, waitsFor: ['money', 'approval'] }]) })
    await open([year], { step: 'apply' })
    expect(await screen.findByText('Davor ist noch etwas zu tun: 6. Kosten, 8. Zustimmung.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Wirksam machen' })).toBeNull()
  })

  it('gives a school, which does not see how far the whole is, its list to hand out as soon as there is one', async () => {
    const year = aYear({ mayLead: false, rolled: null, money: null, steps: stepsWith([{ step: 'handOut', left: 1 }]) })
    const { user, asked } = await open([year], {
      step: 'handOut',
      view: 'school',
      more: [refusing(getHandOutList, 500)],
    })
    await user.click(await screen.findByRole('button', { name: 'Liste zum Unterschreiben (PDF)' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(asked(getHandOutList.name)).toMatchObject([{ query: { orgGuid: SCHOOL_ID, format: 'pdf' } }])
  })

  it('have cards noted as handed out, and the list fetched', async () => {
    const year = aYear({ rolled: 'applied', steps: stepsWith([{ step: 'handOut', left: 1 }]) })
    const { user, asked } = await open([year], {
      step: 'handOut',
      members: [
        aMember({ kind: 'continues', card: 'reprint', cardNumber: 'K-1', appliedOn: '2027-07-01T09:00:00.000Z' }),
      ],
      more: [answering(noteHandOut, () => [aMember()]), refusing(getHandOutList, 500)],
    })
    await user.click(await screen.findByRole('button', { name: 'Liste zum Unterschreiben (PDF)' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(asked(getHandOutList.name)).toMatchObject([{ query: { orgGuid: SCHOOL_ID, format: 'pdf' } }])
    await user.click(await screen.findByRole('checkbox', { name: /Maier, Eva/ }))
    await user.click(await screen.findByRole('button', { name: 'Ausgegeben, alte zurück' }))
    await waitFor(() =>
      expect(asked(noteHandOut.name)).toMatchObject([{ body: { isHandedOut: true, isCardReturned: true } }]),
    )
  })

  it('have cards noted by their numbers, one after the other, as a scanner types them', async () => {
    const year = aYear({ rolled: 'applied', steps: stepsWith([{ step: 'handOut', left: 1 }]) })
    const noted = answering(noteScannedCard, ({ body }) => [
      { was: body && 'serial' in body && body.serial === '4711' ? 'returned' : 'handedOut', member: aMember() },
    ])
    const { user, asked } = await open([year], { step: 'handOut', more: [noted] })
    const field = await screen.findByLabelText<HTMLInputElement>(/Kartennummer scannen/)
    await user.type(field, ' 4711{Enter}')
    expect(await screen.findByText('Die alte Karte 4711 von Eva Maier ist zurück.')).toBeTruthy()
    expect(field.value).toBe('')
    await user.type(field, '4712{Enter}')
    expect(await screen.findByText('Karte 4712 ist an Eva Maier ausgegeben.')).toBeTruthy()
    expect(screen.getByText('2 Karten vermerkt.')).toBeTruthy()
    expect(asked(noteScannedCard.name)).toMatchObject([{ body: { serial: '4711' } }, { body: { serial: '4712' } }])
  })

  it('are taken back after a question while nothing is charged', async () => {
    const year = aYear({ rolled: 'applied', steps: stepsWith([{ step: 'undo', left: 3 }]) })
    const undone = aYear({ rolled: 'undone' })
    const { user, asked } = await open([year], { step: 'undo', more: [answering(beginRollTask, () => [undone])] })
    await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Zurücknehmen' }))
    expect(await screen.findByText('Alles ist zurückgenommen. Es ist wie vorher.')).toBeTruthy()
    expect(asked(beginRollTask.name)).toMatchObject([{ body: { task: 'undo' } }])
  })
})
