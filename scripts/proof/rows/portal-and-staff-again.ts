import type { SectionMutations } from '../mutation.ts'

export const staffCallsAgain: SectionMutations = {
  section: '3 §7.1',
  rows: {
    'a statement that took too long is explained, with a hint (ours)': [
      [
        'slow-plan.ts',
        "one['Node Type'] === 'Nested Loop' && one['Plan Rows'] > MANY",
        "one['Node Type'] === 'Nested Loop'",
        'slow-plan.test.ts',
      ],
      ['slow-plan.ts', '.slice(0, MOST_LINES)', '', 'slow-plan.test.ts'],
    ],
    'messages of the day by place in the shop and by language (ours)': [
      ['message-audience.ts', 'at !== undefined && places.includes(at)', 'at !== undefined'],
      ['message.queries.ts', " = '{}' or ", " = '{}' or true or ", 'message.db.test.ts'],
    ],
    "pages with a path of one's own: added, read at `/seite/…`, deleted (ours)": [
      ['free-page.ts', ' && !isLegalKind(path)', ''],
      ['free-page.ts', '[language, ...LANGUAGES].find', '[language].find'],
    ],
    'languages with their completeness: texts that are missing or German, pages nobody has translated, each with the way there (ours)':
      [
        ['language-gaps.ts', ' && isWorded(text)', '', 'language-gaps.test.ts'],
        ['language-gaps.ts', 'text.trim() === german.trim()', "text === ''", 'language-gaps.test.ts'],
      ],
    'orders are found by the last four digits of a card, and by tags of staff (ours)': [
      ['tag-orders.ts', "if (after.length > MOST) refuse('tooManyTags', 'add')", '', 'tag-orders.db.test.ts'],
      ['tag-orders.ts', 'await dropTags(tx, orderId, remove)', '', 'tag-orders.db.test.ts'],
    ],
    'notice or a pause that staff say was asked for long ago waits for a second person where the company wants one, who is shown what it comes to; a credit sent twice counts once (ours)':
      [['given-back.ts', ' || periodStart <= today', '', 'given-back.test.ts']],
  },
}

export const staffSessions: SectionMutations = {
  section: '3 §6',
  rows: {
    'staff stay signed in for a working day, and half an hour without a call; a device that is new is told by mail (guide §2, Login)':
      [
        ['refresh-token.ts', "isStaff ? 'staff' : 'customer'", "'customer'", 'refresh-token.test.ts'],
        ['sessions.ts', 'hasUserType(userType, USER_TYPE.HGS)', 'false', 'staff-sign-in.db.test.ts'],
        ['login.ts', 'isStaff && isNewDevice', 'isStaff', 'staff-sign-in.db.test.ts'],
      ],
  },
}

export const portalValidation: SectionMutations = {
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

export const schoolCallsAgain: SectionMutations = {
  section: '3 §7.2',
  rows: {
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
    'pupils: listed, narrowed and shown whole; whoever has left is seen no more (§3)': [
      [
        'meant-students.queries.ts',
        'whichever days are asked for.\n      sql`(m.valid_until is null or ',
        'whichever days are asked for.\n      sql`(true or ',
      ],
      ['show-students.ts', 'isEmployer(row.organisationKind) ? UNSEEN : contact', 'UNSEEN'],
    ],
    'contracts are accepted by school and payer in turn, or declined for a reason; proofs are fetched and noted (§4)': [
      ['may-decide.ts', 'if (pays) return WAITS_FOR_PAYER.includes(state)', 'if (pays) return true'],
      ['may-decide.ts', 'return WAITS_FOR_SCHOOL.includes(state)', 'return true'],
    ],
    'contact persons: named, invited, changed, ended; the own one cannot be deleted (§§4, 6, 8)': [
      ['manage-persons.ts', "if (accountId === visitor.id) refuse('ownContactPerson', 'guid')", ''],
    ],
  },
}

export const schoolScreensAgain: SectionMutations = {
  section: '3 §2.2',
  rows: {
    'files of an organisation: uploaded, listed and opened by its people and by who pays (§§3, 5)': [
      ['organisation-files.ts', 'await mustReach(context, world.db, organisationId)', ''],
    ],
    'financial report: claims of a payer by school, product and month, to the cent, and as a file that is noted': [
      ['school-year.ts', ' || last < first', '', 'school-year.test.ts'],
      [
        'claimed.queries.ts',
        'reach.organisation_id = o.id and reach.pays where',
        'reach.organisation_id = o.id where',
        'financial-report.db.test.ts',
      ],
    ],
    'who pays lists decisions and objections across contracts, with terms that run out, and declines several for one reason (guide §5, beside §2.2)':
      [
        [
          'listed.queries.ts',
          ' and letter.objection_until <= ',
          ' and letter.objection_until >= ',
          'decision.db.test.ts',
        ],
      ],
    'a school confirms facts or does not from a day on, which is taken back until then; what waits keeps its way (§7.2, guide §3)':
      [
        [
          'set-obligated.ts',
          "if (from !== undefined && from < today) refuse('notValid', 'from')",
          '',
          'organisation.db.test.ts',
        ],
      ],
    'whoever decides sees the proofs beside the application: one at a time, as what their bytes say they are, noted, and no longer once it is decided (§4, guide §4)':
      [['show-proof.ts', '!contract?.mayDecide', '!contract', 'school-contract.db.test.ts']],
    'a company reads three months ahead that it will have fewer job tickets than was agreed, staff are told once a month, and who held one is a file of each month (guide §8, §10: 25)':
      [
        ['taker-watch.ts', 'const WATCHED_MONTHS = 3', 'const WATCHED_MONTHS = 2', 'taker-watch.test.ts'],
        ['taker-watch.ts', 'day <= trial.until', 'day < trial.until', 'taker-watch.test.ts'],
      ],
    "who is known elsewhere in the reader's reach exists already, and is taken over from there with their contracts, by who pays; of others nobody is told (§8, guide §4)":
      [
        ['known-elsewhere.ts', 'alike.some(({ id }) => id === one.organizationId) ? [] : alike', 'alike'],
        ['take-over.ts', ' || personKey(member) !== personKey(asked)', '', 'change-request.db.test.ts'],
      ],
    'a secret address is a fact of the person: no details, list, import, export, request, roll-over or decision shows or uses the home, whichever record says so (guide §10: 17)':
      [
        ['known-pupils.queries.ts', ' or person.is_address_secret or ', ' or '],
        ['describe-request.ts', '...(isAddressSecret ? [] : ', '...(false ? [] : '],
      ],
    'an employee leaves by word of the company, by its list or by the end of its framework contract; the ticket ends as agreed, and one link turns it into the plain product at its price from the day after (guide §8, §10: 27, 28)':
      [['exit-day.ts', "reason !== 'left'", "reason === 'death'", 'exit-day.test.ts']],
  },
}
