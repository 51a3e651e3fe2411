import type { SectionMutations } from '../mutation.ts'

export const schoolCalls: SectionMutations = {
  section: '3 §7.2',
  rows: {
    'every call for every stranger: another school of the same payer, another authority, a former pupil, an access that ended, somebody named for something else; the same bytes and the same statements, and nothing beside changes what is shown (§6)':
      [
        ['reach.queries.ts', ' and person.ended_on is null', '', 'portal-matrix.db.test.ts'],
        ['reach.queries.ts', 'held.text::int = any(', 'held.text::int <> all(', 'portal-matrix.db.test.ts'],
        [
          'contact-person.queries.ts',
          'case when seen.last is null then person.invited_as end',
          'null::jsonb',
          'contact-person.db.test.ts',
        ],
      ],
    'change requests of eleven kinds: who decides on each, the ten states as a table, each with its effect; from another day on, several at once, once for who asks twice (§4, §7.2)':
      [
        [
          'request-deciders.ts',
          'personalDataChange: facts => (facts.weighs ? payerOf(facts) : [])',
          'personalDataChange: payerOf',
          'request-path.test.ts',
        ],
        ['request-path.ts', "by === 'payer' ? ['approvedByCostUnit'] : []", '[]', 'request-path.test.ts'],
        ['decide-request.ts', "refuse('changedMeanwhile', 'version')", 'undefined', 'change-request.db.test.ts'],
      ],
    'a ticket of a child, or by a company, is shown without an account: by the link of the application and by one of the mail with the contract, each that ticket alone, into a wallet by its key; own applications come to the account of the proven address (decision 115)':
      [
        ['follow.ts', 'contractId === contractGuid', "contractId !== ''", 'child-pass.db.test.ts'],
        ['open-link.ts', 'if (ordered) await', 'if (!ordered) await', 'child-pass.db.test.ts'],
        ['own-application.queries.ts', 'openedOn} is not null', 'openedOn} is null', 'child-pass.db.test.ts'],
        ['store-family.ts', '!hasUserType(account.userType, USER_TYPE.Swkt)', 'true', 'child-pass.db.test.ts'],
        ['wallet-key.ts', 'exp > unixSeconds(clock())', 'true', 'child-pass.db.test.ts'],
        ['ShownPass.tsx', '({ walletKey: _key, ...pass }) => pass', 'pass => pass', 'school-application.test.tsx'],
      ],
    'contracts say the way they are for, its zones and the level of its price, as tariff and timetable know them': [
      ['school-contract.present.ts', "way?.zones.join(', ') ?? ''", "''", 'change-request.db.test.ts'],
    ],
    'a statement that forgets to ask finds nothing of others: the portal asks as a role of the database (§6)': [
      ['behind-wall.ts', 'await begin(tx)', '', 'wall.db.test.ts'],
      ['behind-wall.ts', 'await begin(statementsOn(client))', '', 'wall.db.test.ts'],
      ['portal-role.ts', 'if (now.isNeeded)', 'if (false)', 'portal-role.db.test.ts'],
    ],
    "lists of schools: whom a row is about, never two rows about one pupil, whatever order they come in; who leaves, and a wrong school's list is stopped (§7.2, beside it)":
      [
        ['match-rows.ts', 'if (isSamePerson(row.pupil, one))', 'if (one)', 'match-rows.test.ts'],
        ['match-rows.ts', 'row && !nextRow && one && !another', 'row && one && !another', 'match-rows.test.ts'],
        ['match-rows.ts', "match?.kind === 'unclear' ? match.candidates : []", '[]', 'match-rows.test.ts'],
        ['who-leaves.ts', 'MOST_LEAVING = 40', 'MOST_LEAVING = 50', 'match-rows.test.ts'],
      ],
    'lists of schools are taken in, looked at, reckoned, applied and taken back; what was taken out changes nothing taken in, twice changes nothing (§7.2, beside it)':
      [
        ['batch-steps.ts', 'if (await isClaimedSince(tx, stored))', 'if (false)', 'student-list.db.test.ts'],
        ['begin-task.ts', 'stored?.kind !== kind', '!stored', 'roll-over.db.test.ts'],
        ['undo-list.ts', 'if (events.length > 0)', 'if (false)', 'student-list.db.test.ts'],
        ['known-pupils.queries.ts', 'o.kind = any(', 'false and o.kind = any(', 'student-list.db.test.ts'],
        ['known-pupils.queries.ts', 'day > today ? day : today', 'day', 'student-list.db.test.ts'],
        ['row-people.ts', 'if (until !== null && until <', 'if (false && until <', 'student-list.db.test.ts'],
        ['list-reader.ts', 'AT_ONCE = 2', 'AT_ONCE = 3', 'list-reader.test.ts'],
        ['stage-list.ts', "await limitTries(context, 'list', visitor.id)", '', 'student-list.db.test.ts'],
        ['imported-person.ts', 'known[field] === after[field]', 'true', 'imported-person.test.ts'],
      ],
    'pupils are counted: how many a list has in all, and by which grades, classes and states of contracts it is narrowed (§3)':
      [
        ['meant-students.queries.ts', 'latest.state = any(', 'latest.state <> all(', 'student.db.test.ts'],
        [
          'meant-students.queries.ts',
          'where organisation_id in (select organisation_id from reach)',
          '',
          'student.db.test.ts',
        ],
        ['PupilList.tsx', 'found ?? ', '', 'pupils.test.tsx'],
      ],
    'access of a contact person ends with a day, which nobody names for themselves (§6)': [
      ['reach.queries.ts', 'person.last_day >= ', "'9999' >= ", 'contact-person.db.test.ts'],
      ['manage-persons.ts', "refuse('ownContactPerson', 'lastDay')", 'undefined', 'contact-person.db.test.ts'],
      ['end-overdue.ts', 'await followRights(tx, accountId)', '', 'contact-person.db.test.ts'],
      ['ContactPersonDialog.tsx', 'lastDay || null', 'lastDay || undefined', 'contact-persons.test.tsx'],
    ],
    'who pays shows a second factor before the portal opens, and once more before claims go out as a file, where the company wants it (§6)':
      [
        [
          'access.ts',
          "access.stepUp && secondFactor === 'shown' ? !isProven(provenOn, now) : false",
          'false',
          'payers-factor.db.test.ts',
        ],
        ['live-session.ts', '!(await isOfPayer(db, id))', 'true', 'payers-factor.db.test.ts'],
        ['visitor-of-request.ts', "access.who === 'portal' || ", '', 'payers-factor.db.test.ts'],
      ],
    'what is expected of the months to come, and what one school cost by class and item (§7.2)': [
      ['forecast.ts', 'month > lastMonth', 'month >= lastMonth', 'financial-report.db.test.ts'],
      [
        'forecast.ts',
        'terms: configuration.terms, prices',
        'terms: configuration.terms, prices: []',
        'forecast.db.test.ts',
      ],
      ['expected-fares.ts', 'one.from >= from && ', 'false && ', 'expected-fares.test.ts'],
      ['MonthChart.tsx', 'expected.get(month) ?? 0', '0', 'financial-report.test.tsx'],
    ],
    'the step into the next school year: what becomes of every pupil, what is decided anew, what it costs and what has to come before what (beside §4)':
      [
        ['proposal.ts', 'if (named && named.length > 1)', 'if (false)', 'proposal.test.ts'],
        ['roll-moves.ts', 'isDeclined && !isOthers', 'isDeclined', 'roll-moves.test.ts'],
        ['redecide.ts', "if (after.hasMoved) return 'address'", '', 'roll-rules.test.ts'],
        ['year-money.ts', 'cents: known.cents + becomes - was', 'cents: known.cents + becomes', 'year-money.test.ts'],
        ['roll-steps.ts', 'applied > 0 && claimsBooked === 0', 'applied > 0', 'roll-rules.test.ts'],
      ],
    'who may look where: own organisations, those below, and those they pay for; foreign and absent are the same (§6)':
      [
        [
          'reach.queries.ts',
          'select below.id from organisation below where below.parent_id = reached.id',
          'select below.id from organisation below where false',
        ],
        ['reach.queries.ts', 'where reached.pays and paid.payer_id', 'where not reached.pays and paid.payer_id'],
      ],
    'a call is made by who sees its entry of the menu (§§2.3, 6)': [
      ['menu-node.ts', 'rights.includes(portalRight(node))', 'rights.length > 0', 'menu-node.test.ts'],
    ],
    'organisations: page, search from three characters, details with and without money, whether a school confirms (§5)':
      [
        ['show-organisations.ts', "if (!pays) return refuse('organisationNotFound', 'guid')", 'void pays'],
        ['show-organisations.ts', 'offset: page * ORGANISATIONS_PER_PAGE', 'offset: 0'],
      ],
    'pupils: listed, narrowed and shown whole; whoever has left is seen for twelve months among former pupils alone (§3)':
      [
        [
          'meant-students.queries.ts',
          'const isThere = sql`(m.valid_until is null or ',
          'const isThere = sql`(true or ',
        ],
        ['show-students.ts', 'isEmployer(row.organisationKind) || isFormer ? UNSEEN : contact', 'UNSEEN'],
      ],
    'contracts are accepted by school and payer in turn, or declined for a reason; proofs are fetched and noted (§4)': [
      ['may-decide.ts', 'if (pays) return WAITS_FOR_PAYER.includes(state)', 'if (pays) return true'],
      ['may-decide.ts', 'return WAITS_FOR_SCHOOL.includes(state)', 'return true'],
    ],
    'contact persons: named, invited, changed, ended; the own one cannot be deleted (§§4, 6, 8)': [
      ['manage-persons.ts', "if (accountId === visitor.id) refuse('ownContactPerson', 'guid')", ''],
    ],
    'a yes said by mistake is taken back by whose it was, until something of it was issued or charged; it waits for the same side then, with what was handed in (beside it)':
      [
        ['decide-contract.ts', 'places.length > 0', 'joined.length > 0', 'take-back.db.test.ts'],
        [
          'school-contract/take-back.ts',
          "return refuse('contractGivenOut', 'contractId')",
          'void 0',
          'school-contract/take-back.db.test.ts',
        ],
      ],
  },
}
