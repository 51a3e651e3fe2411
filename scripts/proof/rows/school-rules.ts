import type { SectionMutations } from '../mutation.ts'

export const schoolStates: SectionMutations = {
  section: '3 §4',
  rows: {
    'a change request of the portal is declined for a reason only, an application as well; reasons are those of the list that still hold (§5)':
      [
        [
          'DeclineDialog.tsx',
          "z.minLength(1, key('required'))",
          "z.minLength(0, key('required'))",
          'change-requests.test.tsx',
        ],
        [
          'decide-contract.ts',
          "if (!reason) return refuse('declineReasonNotFound', 'declineReason')",
          'if (!reason) throw 0',
          'school-contract.db.test.ts',
        ],
      ],
    'pause, end, money back and cards are asked for contracts that were granted, and by what their terms allow': [
      [
        'contract-at.ts',
        "if (!isContract(contract.state)) refuse('contractNotGranted', 'contractGuid')",
        '',
        'change-request.db.test.ts',
      ],
    ],
  },
}

export const schoolValidation: SectionMutations = {
  section: '3 §5',
  rows: {
    'organisations of the portal are searched from three characters on; a cleared field fetches all, nothing is sent in between (§9)':
      [
        [
          'use-organisations.ts',
          'if (search.length >= ORGANISATION_SEARCH_MINIMUM)',
          'if (search.length >= 1)',
          'organisations.test.tsx',
        ],
      ],
  },
}

export const schoolErrors: SectionMutations = {
  section: '3 §8',
  rows: {
    'school: a pupil exists already, the own contact person cannot be deleted, a file of the wrong kind, an upload that failed':
      [
        [
          'new-student.ts',
          "if (await memberLike(context, tx, asked)) refuse('studentExists', 'lastName')",
          '',
          'change-request.db.test.ts',
        ],
        [
          'manage-persons.ts',
          "if (accountId === visitor.id) refuse('ownContactPerson', 'guid')",
          '',
          'contact-person.db.test.ts',
        ],
      ],
  },
}

export const schoolJournals: SectionMutations = {
  section: '3 §7.2',
  rows: {
    'who did, or took out, what at one’s own organisations: as far as the reader’s own entries lead to it, ways and money to who pays alone; behind the wall, which lets nobody change it (§6, beside it)':
      [
        ['journal.queries.ts', ' and seen.rights && noted.needed', '', 'journal.db.test.ts'],
        ['journal.queries.ts', '(seen.pays or not noted.of_payers)', 'true', 'journal.db.test.ts'],
      ],
    'the journal of a contract, opened within one’s organisations: to a school what happened, to who pays also what they were claimed, to nobody requests, accounts and blocks of the family (§3 contractJournal; Specification 2, §7.11)':
      [['contract-journal.ts', '.filter(({ kind }) => TOLD.has(kind))', '', 'contract-journal.db.test.ts']],
    'a school that does not confirm is reminded once a week after the days of the rule, and after as many again who pays decides without it (§4, guide §10: 20)':
      [
        ['confirmation-due.ts', 'today < addDays(askedOn, confirmDays)', 'today <= addDays(askedOn, confirmDays)'],
        ['confirmation-round.ts', 'week: mondayOf(today)', 'week: today', 'confirmation-round.db.test.ts'],
        ['may-decide.ts', ', ...GRANTED_MEANWHILE]', ']', 'confirmation-round.db.test.ts'],
        ['unconfirmed.queries.ts', 'and person.ended_on is null', ''],
      ],
  },
}

export const schoolConstants: SectionMutations = {
  section: '3 §9',
  rows: {
    "a page of the portal's lists has five rows unless somebody chose another number; how they see it is kept, and where it could not be they are told (§2.3)":
      [
        ['portal-view.ts', 'rowsPerPage: 5,', 'rowsPerPage: 10,'],
        ['use-portal-view.ts', "say(t('school.settings.notKept'))", 'return'],
      ],
  },
}

export const schoolMenu: SectionMutations = {
  section: '3 §6',
  rows: {
    "an entry of the portal's menu that leads somebody to nothing is left out: a school sees no money, and who pays their own people once":
      [
        ['use-portal-menu.ts', 'chosen === null || chosen === payer', 'chosen === null'],
        ['use-portal-menu.ts', "own?.some(({ view }) => view === 'payer')", 'own'],
      ],
  },
}
